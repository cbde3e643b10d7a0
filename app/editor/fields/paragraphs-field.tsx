import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NamedProps } from '#app/editor/documents/document.ts';
import {
  fromLines,
  isWritten,
  type Paragraph,
  readStory,
  toLines,
  withText,
} from '#app/editor/documents/story.ts';
import styles from '#app/editor/editor.module.css';
import { isSame } from '#catalogue/change/merge.ts';
import { PARAGRAPH_CLASSES } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { Control } from './control.tsx';
import { Check, useLanguageLabel, useValue } from './text-field.tsx';

/** Spec §2: one paragraph per line. Below, each paragraph in all languages. */
export function ParagraphsField({ name, label }: NamedProps) {
  const { t } = useTranslation();
  const { ref, messages, onBlur } = useValue(name);
  const { setValue } = useFormContext();
  const [entry, texts, edited] = useWatch({ name: ['entry', 'texts', 'story'] });
  const stored = readStory({ entry, texts });
  const story: readonly Paragraph[] = edited ?? stored;
  const change = (next: readonly Paragraph[]) =>
    setValue('story', isSame(next, stored) ? undefined : next);
  const written = story.filter(isWritten);
  return (
    <div className={styles.stack}>
      <Control
        as="textarea"
        ref={ref}
        label={label}
        messages={messages}
        rows={5}
        lang={firstLanguage()}
        value={toLines(story)}
        onChange={(text) => change(fromLines(text, story))}
        onBlur={onBlur}
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
              onChange={(next) => change(story.map((each) => (each === paragraph ? next : each)))}
            />
          ))}
        </details>
      )}
    </div>
  );
}

interface ParagraphRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly paragraph: Paragraph;
  readonly onChange: (paragraph: Paragraph) => void;
}

function ParagraphRow({ number, paragraph, onChange }: ParagraphRowProps) {
  const { t } = useTranslation();
  const inLanguage = useLanguageLabel();
  const { texts, classes = [] } = paragraph;
  return (
    <div className={styles.group}>
      {siteLanguages().map((language) => (
        <Control
          key={language}
          as="textarea"
          label={inLanguage(t('add.story.paragraph', { number }), language)}
          lang={language}
          rows={3}
          value={texts[language] ?? ''}
          onChange={(text) => onChange(withText(paragraph, language, text))}
        />
      ))}
      <fieldset className={styles.actions} aria-label={t('add.story.look', { number })}>
        {PARAGRAPH_CLASSES.map((name) => (
          <Check
            key={name}
            label={t(`add.story.${name}`)}
            checked={classes.includes(name)}
            onChange={(isOn) => {
              const others = classes.filter((each) => each !== name);
              onChange({ ...paragraph, classes: isOn ? [...classes, name] : others });
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}
