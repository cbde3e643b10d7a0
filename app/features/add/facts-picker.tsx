import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPhrase, phrasesOf, togglePhrase } from '#catalogue/phrases.ts';
import type { WorkDraft } from '#catalogue/work-draft.ts';
import { parseSize, withSize } from '#catalogue/work-size.ts';
import styles from './facts-picker.module.css';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import { PhraseChips } from './phrase-chips.tsx';
import { TextField } from './text-field.tsx';
import type { KnownWorks } from './use-add-works.ts';

interface FactsPickerProps {
  readonly work: WorkDraft;
  readonly onChange: (fields: Partial<WorkDraft>) => void;
  readonly known: KnownWorks;
}

const MOST_CHIPS = 12;

/** Date, place, medium and size: free texts (spec §3), put together by touch or typed by hand. */
export function FactsPicker({ work, onChange, known }: FactsPickerProps) {
  const { t } = useTranslation();
  const { date, desc } = work;
  const phrases = known.status === 'known' ? suggestions(known) : { places: [], materials: [] };
  return (
    <>
      <div className={styles.group}>
        <TextField
          field="date"
          value={date}
          lang="ru"
          onChange={(next) => onChange({ date: next })}
        />
        <PhraseChips
          label={t('add.facts.places')}
          phrases={phrases.places}
          isOn={(phrase) => hasPhrase(date, phrase)}
          onToggle={(phrase) => onChange({ date: togglePhrase(date, phrase) })}
        />
      </div>
      <div className={styles.group}>
        <TextField
          field="desc"
          value={desc}
          lang="ru"
          onChange={(next) => onChange({ desc: next })}
        />
        <PhraseChips
          label={t('add.facts.materials')}
          phrases={phrases.materials}
          isOn={(phrase) => hasPhrase(desc, phrase)}
          onToggle={(phrase) => onChange({ desc: togglePhrase(desc, phrase) })}
        />
        <SizeFields desc={desc} onChange={(next) => onChange({ desc: next })} />
      </div>
    </>
  );
}

interface SizeFieldsProps {
  readonly desc: string;
  readonly onChange: (desc: string) => void;
}

/** Width and height, which are read from the details line and written into it; half a size is only typed here. */
function SizeFields({ desc, onChange }: SizeFieldsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ width: '', height: '' });
  const size = parseSize(desc);
  const isTyped = size && isSame(typed.width, size.width) && isSame(typed.height, size.height);
  const shown =
    size && !isTyped ? { width: inWords(size.width), height: inWords(size.height) } : typed;
  const handleChange = (side: 'width' | 'height', value: string) => {
    const next = { ...shown, [side]: value };
    setTyped(next);
    const written = withSize(desc, next);
    if (parseSize(`${next.width}х${next.height}`)) onChange(written);
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

function isSame(text: string, side: number): boolean {
  return Number(text.trim().replace(',', '.')) === side;
}

function inWords(side: number): string {
  return String(side).replace('.', ',');
}

/** What the works that there are were painted with and where; and the present month. */
function suggestions({ works, vocabulary }: Extract<KnownWorks, { status: 'known' }>) {
  const known = Object.keys(vocabulary);
  const linesOf = (field: 'date' | 'desc') => works.map(({ entry }) => entry.details[field] ?? '');
  const now = new Date();
  const month = new Intl.DateTimeFormat('ru', { month: 'long' }).format(now);
  const places = phrasesOf(linesOf('date'), known).filter((phrase) => /^\p{Lu}/u.test(phrase));
  return {
    places: [...places.slice(0, MOST_CHIPS), `${month} ${now.getFullYear()}`],
    materials: phrasesOf(linesOf('desc'), known).slice(0, MOST_CHIPS),
  };
}
