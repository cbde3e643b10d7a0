import { useTranslation } from 'react-i18next';
import { Chip, Control, More } from '#app/editor/controls.tsx';
import { inLanguage, type NamedProps } from '#app/editor/documents/document.ts';
import {
  fromLines,
  isWritten,
  type Paragraph,
  toLines,
  withText,
} from '#app/editor/documents/story.ts';
import styles from '#app/editor/editor.module.css';
import { useValue } from '#app/editor/editor-context.ts';
import { PARAGRAPH_CLASSES } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';

/** Spec §2: one paragraph per line. Below, each paragraph in all languages. */
export function ParagraphsField({ name, label }: NamedProps) {
  const { t } = useTranslation();
  const { value: story = [], setValue, ...props } = useValue<readonly Paragraph[]>(name);
  const paragraphFields = (paragraph: Paragraph, index: number) => {
    const { classes = [], texts } = paragraph;
    const number = index + 1;
    const change = (next: Paragraph) =>
      setValue(story.map((each) => (each === paragraph ? next : each)));
    return (
      <div key={index} className={styles.group}>
        {siteLanguages().map((language) => (
          <Control
            key={language}
            label={inLanguage(t, t('add.story.paragraph', { number }), language)}
            lang={language}
            rows={3}
            value={texts[language] ?? ''}
            onChange={(text) => change(withText(paragraph, language, text))}
          />
        ))}
        <fieldset className={styles.actions} aria-label={t('add.story.look', { number })}>
          {PARAGRAPH_CLASSES.map((each) => {
            const others = classes.filter((other) => other !== each);
            const isOn = others.length < classes.length;
            const toggled = isOn ? others : [...classes, each];
            return (
              <Chip
                key={each}
                isOn={isOn}
                onClick={() => change({ ...paragraph, classes: toggled })}
              >
                {t(`add.story.${each}`)}
              </Chip>
            );
          })}
        </fieldset>
      </div>
    );
  };
  return (
    <div className={styles.stack}>
      <Control
        {...props}
        label={label}
        rows={5}
        lang={firstLanguage()}
        value={toLines(story)}
        onChange={(text) => setValue(fromLines(text, story))}
      />
      {story.some(isWritten) && (
        <More label={t('add.story.rows')}>
          <p className={styles.hint}>{t('add.story.hint')}</p>
          {story.filter(isWritten).map(paragraphFields)}
        </More>
      )}
    </div>
  );
}
