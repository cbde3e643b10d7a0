import { useTranslation } from 'react-i18next';
import { Chip } from '#app/editor/button.tsx';
import { inLanguage, type NamedProps } from '#app/editor/documents/document.ts';
import {
  fromLines,
  isWritten,
  type Paragraph,
  toLines,
  withText,
} from '#app/editor/documents/story.ts';
import styles from '#app/editor/editor.module.css';
import { PARAGRAPH_CLASSES, type ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { Control } from './control.tsx';
import { useValue } from './text-field.tsx';

/** Spec §2: one paragraph per line. Below, each paragraph in all languages. */
export function ParagraphsField({ name, label }: NamedProps) {
  const { t } = useTranslation();
  const { value: story = [], setValue, ...props } = useValue<readonly Paragraph[]>(name);
  const written = story.filter(isWritten);
  const replace = (paragraph: Paragraph, next: Paragraph) =>
    setValue(story.map((each) => (each === paragraph ? next : each)));
  return (
    <div className={styles.stack}>
      <Control
        as="textarea"
        {...props}
        label={label}
        rows={5}
        lang={firstLanguage()}
        value={toLines(story)}
        onChange={(text) => setValue(fromLines(text, story))}
      />
      {written.length > 0 && (
        <details className={styles.stack}>
          <summary>{t('add.story.rows')}</summary>
          <p className={styles.hint}>{t('add.story.hint')}</p>
          {written.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are known by their position.
            <div key={index} className={styles.group}>
              {siteLanguages().map((language) => (
                <Control
                  key={language}
                  as="textarea"
                  label={inLanguage(t, t('add.story.paragraph', { number: index + 1 }), language)}
                  lang={language}
                  rows={3}
                  value={paragraph.texts[language] ?? ''}
                  onChange={(text) => replace(paragraph, withText(paragraph, language, text))}
                />
              ))}
              <fieldset
                className={styles.actions}
                aria-label={t('add.story.look', { number: index + 1 })}
              >
                {PARAGRAPH_CLASSES.map((name) => (
                  <Chip
                    key={name}
                    isOn={paragraph.classes?.includes(name) === true}
                    onClick={() => replace(paragraph, withToggled(paragraph, name))}
                  >
                    {t(`add.story.${name}`)}
                  </Chip>
                ))}
              </fieldset>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

function withToggled({ classes = [], ...paragraph }: Paragraph, name: ParagraphClass): Paragraph {
  const others = classes.filter((each) => each !== name);
  return { ...paragraph, classes: others.length < classes.length ? others : [...classes, name] };
}
