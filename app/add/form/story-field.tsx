import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftParagraph } from '#app/add/drafts/work-draft.ts';
import { fromLines, toLines } from '#app/add/form/story-lines.ts';
import { pressEnded } from '#app/add/press.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { ParagraphRow } from './paragraph-row.tsx';
import styles from './story-field.module.css';
import { TextField } from './text-field.tsx';

interface StoryFieldProps {
  readonly paragraphs: readonly DraftParagraph[];
  readonly onChange: (paragraphs: readonly DraftParagraph[]) => void;
}

/** Spec §2: one paragraph per line. */
export function StoryField({ paragraphs, onChange }: StoryFieldProps) {
  const { t } = useTranslation();
  // A row that is emptied for a new text must not disappear meanwhile.
  const [activeRow, setActiveRow] = useState<number>();
  const rows = paragraphs
    .map((paragraph, index) => ({ paragraph, index }))
    .filter(
      ({ paragraph: { words }, index }) =>
        Object.values(words).some((text) => text.trim() !== '') || index === activeRow,
    );
  const change = (index: number, paragraph: DraftParagraph) =>
    onChange(paragraphs.map((each, at) => (at === index ? paragraph : each)));
  return (
    <div className={styles.root}>
      <TextField
        field="text"
        rows={5}
        lang={firstLanguage()}
        value={toLines(paragraphs)}
        onChange={(text) => onChange(fromLines(text, paragraphs))}
      />
      {rows.length > 0 && (
        <section className={styles.rows} aria-label={t('add.story.rows')}>
          <h3 className={styles.heading}>{t('add.story.rows')}</h3>
          <p className={styles.hint}>{t('add.story.hint')}</p>
          {rows.map(({ paragraph, index }, position) => (
            <ParagraphRow
              key={index}
              number={position + 1}
              paragraph={paragraph}
              onFocus={() => pressEnded().then(() => setActiveRow(index))}
              onChange={(changed) => change(index, changed)}
            />
          ))}
        </section>
      )}
    </div>
  );
}
