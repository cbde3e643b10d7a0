import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  isWritten,
  type Paragraph,
  readStory,
  type Story,
  writeStory,
} from '#app/editor/documents/story.ts';
import { isSame } from '#catalogue/change/merge.ts';
import { PARAGRAPH_CLASSES } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { fromLines, toLines } from './story-lines.ts';
import { useLanguageLabel } from './text-field.tsx';
import { useValue } from './use-value.ts';

interface ParagraphsProps {
  readonly name: string;
  readonly label: string;
}

/** Spec §2: one paragraph per line. Below, each paragraph in all languages. */
export function ParagraphsField({ name, label }: ParagraphsProps) {
  const { t } = useTranslation();
  const { ref, messages, leave } = useValue(name);
  const [story, change] = useStory();
  const { paragraphs } = story;
  const rows = paragraphs.map((paragraph, index) => ({ paragraph, index }));
  const written = rows.filter(({ paragraph }) => isWritten(paragraph));
  return (
    <div className={styles.stack}>
      <FieldFrame label={label} messages={messages}>
        {(control) => (
          <textarea
            {...control}
            ref={ref}
            rows={5}
            lang={firstLanguage()}
            value={toLines(paragraphs)}
            onChange={({ target }) => change(fromLines(target.value, paragraphs))}
            onBlur={leave}
          />
        )}
      </FieldFrame>
      {written.length > 0 && (
        <details className={styles.stack}>
          <summary>{t('add.story.rows')}</summary>
          <p className={styles.hint}>{t('add.story.hint')}</p>
          {written.map(({ paragraph, index }, position) => (
            <ParagraphRow
              key={index}
              number={position + 1}
              paragraph={paragraph}
              onChange={(next) =>
                change(paragraphs.map((each, at) => (at === index ? next : each)))
              }
            />
          ))}
        </details>
      )}
    </div>
  );
}

/** Paragraphs are placeholders in the entry and numbered texts; empty ones exist only while somebody types. */
function useStory(): [Story, (paragraphs: readonly Paragraph[]) => void] {
  const { getValues, setValue } = useFormContext();
  const [entry, texts] = useWatch({ name: ['entry', 'texts'] });
  const stored = readStory({ entry, texts });
  const [typed, setTyped] = useState(stored);
  const isTyped = isSame(writeStory(typed), writeStory(stored));
  const change = (paragraphs: readonly Paragraph[]) => {
    const next = { ...stored, paragraphs };
    const written = writeStory(next);
    setTyped(next);
    setValue('entry.details.text', written.stored);
    for (const language of siteLanguages()) {
      const own = written.texts[language] ?? {};
      const isNeeded = getValues(`texts.${language}`) !== undefined || Object.keys(own).length > 0;
      if (isNeeded) setValue(`texts.${language}.text`, own);
    }
  };
  return [isTyped ? typed : stored, change];
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
  const { texts, classes } = paragraph;
  const write = (language: string, text: string) => {
    // Only poems keep the line breaks of a paragraph.
    const isPoem = text.trim().includes('\n') && !classes.includes('pre-line');
    onChange({
      ...paragraph,
      texts: { ...texts, [language]: text },
      classes: isPoem ? [...classes, 'pre-line'] : classes,
    });
  };
  return (
    <div className={styles.group}>
      {siteLanguages().map((language) => (
        <FieldFrame
          key={language}
          label={inLanguage(t('add.story.paragraph', { number }), language)}
        >
          {(control) => (
            <textarea
              {...control}
              lang={language}
              rows={3}
              value={texts[language] ?? ''}
              onChange={(event) => write(language, event.target.value)}
            />
          )}
        </FieldFrame>
      ))}
      <fieldset className={styles.actions} aria-label={t('add.story.look', { number })}>
        {PARAGRAPH_CLASSES.map((name) => (
          <label key={name} className={styles.check}>
            <input
              type="checkbox"
              checked={classes.includes(name)}
              onChange={({ target }) => {
                const others = classes.filter((each) => each !== name);
                onChange({ ...paragraph, classes: target.checked ? [...classes, name] : others });
              }}
            />
            {t(`add.story.${name}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
