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
import { PARAGRAPH_CLASSES } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { Control } from './control.tsx';
import { useValue } from './text-field.tsx';

/** Spec §2: one paragraph per line. Below, each paragraph in all languages. */
export function ParagraphsField({ name, label }: NamedProps) {
  const { t } = useTranslation();
  const { value: story = [], setValue, ...props } = useValue<readonly Paragraph[]>(name);
  const written = story.filter(isWritten);
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
            <ParagraphRow
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are known by their position.
              key={index}
              number={index + 1}
              paragraph={paragraph}
              onChange={(next) => setValue(story.map((each) => (each === paragraph ? next : each)))}
            />
          ))}
        </details>
      )}
    </div>
  );
}

interface ParagraphRowProps {
  readonly number: number;
  readonly paragraph: Paragraph;
  readonly onChange: (paragraph: Paragraph) => void;
}

function ParagraphRow({ number, paragraph, onChange }: ParagraphRowProps) {
  const { t } = useTranslation();
  const { texts, classes = [] } = paragraph;
  return (
    <div className={styles.group}>
      {siteLanguages().map((language) => (
        <Control
          key={language}
          as="textarea"
          label={inLanguage(t, t('add.story.paragraph', { number }), language)}
          lang={language}
          rows={3}
          value={texts[language] ?? ''}
          onChange={(text) => onChange(withText(paragraph, language, text))}
        />
      ))}
      <fieldset className={styles.actions} aria-label={t('add.story.look', { number })}>
        {PARAGRAPH_CLASSES.map((name) => (
          <Chip
            key={name}
            isOn={classes.includes(name)}
            onClick={() => {
              const others = classes.filter((each) => each !== name);
              const isOn = others.length === classes.length;
              onChange({ ...paragraph, classes: isOn ? [...classes, name] : others });
            }}
          >
            {t(`add.story.${name}`)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
