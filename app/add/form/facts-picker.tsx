import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import type { PhraseLists } from '#app/add/form/phrase-lists.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { WORK_TEXTS, type WorkText } from '#catalogue/schema/work-texts.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { parseSize, withSize } from '#catalogue/works/work-size.ts';
import styles from './facts-picker.module.css';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import { PhrasePicker } from './phrase-picker.tsx';
import { TextField } from './text-field.tsx';
import { UnknownWords } from './unknown-words.tsx';
import { usePresentMonth } from './use-present-month.ts';

interface FactsPickerProps {
  readonly work: WorkDraft;
  readonly onChange: (fields: Partial<WorkDraft>) => void;
  readonly phrases: PhraseLists;
  readonly translations: Readonly<Record<string, string>>;
}

/** Spec §3: the short texts, typed or assembled from phrases. */
export function FactsPicker({ work, onChange, phrases, translations }: FactsPickerProps) {
  const { t } = useTranslation();
  const month = usePresentMonth(firstLanguage());
  const monthHere = usePresentMonth(useLanguage());
  const { materials, places, times } = phrases;
  const writing = (text: WorkText) => (line: string) => onChange({ [text]: line });
  const choices: Readonly<Partial<Record<WorkText, ReactNode>>> = {
    date: (
      <PhrasePicker
        line={work.date}
        onChange={writing('date')}
        label={t('add.facts.places')}
        phrases={places}
        also={month ? [month] : []}
        translations={month && monthHere ? { ...translations, [month]: monthHere } : translations}
        more={[{ label: t('add.facts.times'), phrases: times }]}
      />
    ),
    desc: (
      <>
        <PhrasePicker
          line={work.desc}
          onChange={writing('desc')}
          label={t('add.facts.materials')}
          phrases={materials}
          translations={translations}
        />
        <SizeFields desc={work.desc} onChange={writing('desc')} />
      </>
    ),
  };
  return WORK_TEXTS.map((text) => (
    <div key={text} className={styles.group}>
      <TextField field={text} value={work[text]} lang={firstLanguage()} onChange={writing(text)} />
      <UnknownWords field={text} vocabulary={work.vocabulary} onChange={onChange} />
      {choices[text]}
    </div>
  ));
}

interface SizeFieldsProps {
  readonly desc: string;
  readonly onChange: (desc: string) => void;
}

/** Reads and writes the details line; an incomplete size lives only here. */
function SizeFields({ desc, onChange }: SizeFieldsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ ...NO_SIZE, desc });
  const size = parseSize(desc);
  const inLine = size ? { width: inWords(size.width), height: inWords(size.height) } : NO_SIZE;
  // A complete size is in its own line; another line may belong to another work.
  const isCurrent = typed.desc === desc || !(size || isWhole(typed));
  const shown = isCurrent ? typed : inLine;
  const handleChange = (side: 'width' | 'height', value: string) => {
    const next = { ...shown, [side]: value };
    const written = isWhole(next) ? withSize(desc, next) : desc;
    setTyped({ ...next, desc: written });
    if (written !== desc) onChange(written);
  };
  return (
    <div className={styles.sizes}>
      {(['width', 'height'] as const).map((side) => (
        <Field key={side} label={t(`add.facts.${side}`)}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={shown[side]}
              onChange={(event) => handleChange(side, event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

const NO_SIZE = { width: '', height: '' };

function isWhole({ width, height }: typeof NO_SIZE): boolean {
  return parseSize(`${width}х${height}`) !== undefined;
}

function inWords(side: number): string {
  return String(side).replace('.', ',');
}
