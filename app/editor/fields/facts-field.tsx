import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FactsProps } from '#app/editor/documents/document.ts';
import { vocabularyIn } from '#app/editor/documents/vocabulary.ts';
import { useDocument } from '#app/editor/editor-context.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { translateText, WORK_TEXTS } from '#catalogue/schema/work-texts.ts';
import { firstLanguage, otherLanguages } from '#catalogue/texts/language.ts';
import { isMixed } from '#catalogue/texts/mixed-alphabets.ts';
import { translatePhrase, vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { parseSize, withSize } from '#catalogue/works/work-size.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { hasPhrase, togglePhrase } from './phrases.ts';
import { TextField } from './text-field.tsx';
import { UnknownWords } from './translations.tsx';
import { useValue } from './use-value.ts';

/** The others are one press away. */
const FIRST_PHRASES = 12;

/** Details, date and place of a work: typed, or put together from known phrases. */
export function FactsField({ name, label, suggests }: FactsProps) {
  const { t } = useTranslation();
  const { suggestions, wasLeft } = useDocument();
  const availability: unknown = useWatch({ name: 'entry.availability' });
  const { value: line = '', setValue } = useValue<string>(name);
  const unknown = useUnknownWords(name, line);
  // Only a work in a collection has the name of one.
  if (!suggests && availability !== 'collection') return null;
  return (
    <div className={styles.stack}>
      <TextField name={name} label={label} language={firstLanguage()} />
      {unknown.length > 0 && wasLeft(name) && <UnknownWords words={unknown} />}
      {suggests && (
        <Phrases
          line={line}
          onChange={setValue}
          label={t(`add.facts.${suggests}`)}
          phrases={suggestions[suggests]}
        />
      )}
      {suggests === 'materials' && <SizeFields line={line} onChange={setValue} />}
    </div>
  );
}

/** Words that the vocabularies lack. */
function useUnknownWords(name: string, line: string) {
  const { folder } = useDocument();
  const { getValues } = useFormContext();
  const text = WORK_TEXTS.find((each) => name.endsWith(each));
  // Indexing a vocabulary takes longer than a key may.
  const vocabularies = useMemo(
    () => otherLanguages().map((each) => vocabularyOf(each, vocabularyIn(folder.files, each))),
    [folder],
  );
  return vocabularies.flatMap((vocabulary) => {
    const { language } = vocabulary;
    const { unknown } = text
      ? translateText(text, line, vocabulary)
      : translatePhrase(vocabulary, line);
    const taught = Object.keys(getValues('vocabulary')?.[language] ?? {});
    const words = [...unknown, ...taught.filter((word) => line.includes(word))];
    return [...new Set(words)].filter((word) => !isMixed(word)).map((word) => ({ word, language }));
  });
}

interface LineProps {
  readonly line: string;
  readonly onChange: (line: string) => void;
}

interface PhrasesProps extends LineProps {
  readonly label: string;
  /** The most used first. */
  readonly phrases: readonly string[];
}

function Phrases({ line, onChange, label, phrases }: PhrasesProps) {
  const { folder } = useDocument();
  const { t } = useTranslation();
  const translations = vocabularyIn(folder.files, useLanguage());
  if (phrases.length === 0) return null;
  const chips = (list: readonly string[]) =>
    list.map((phrase) => (
      <button
        key={phrase}
        type="button"
        className={styles.chip}
        aria-pressed={hasPhrase(line, phrase)}
        onClick={() => onChange(togglePhrase(line, phrase))}
      >
        <span lang={firstLanguage()}>{phrase}</span>
        {translations[phrase] && <span>{` (${translations[phrase]})`}</span>}
      </button>
    ));
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {chips(phrases.slice(0, FIRST_PHRASES))}
      {phrases.length > FIRST_PHRASES && (
        <details>
          <summary>{t('add.facts.more', { what: label })}</summary>
          <div className={styles.chips}>{chips(phrases.slice(FIRST_PHRASES))}</div>
        </details>
      )}
    </fieldset>
  );
}

/** Writes into the details line; an incomplete size lives only here. */
function SizeFields({ line, onChange }: LineProps) {
  const { t } = useTranslation();
  const size = parseSize(line);
  const [typed, setTyped] = useState<Partial<Record<'width' | 'height', string>>>({});
  const shown = {
    width: size ? String(size.width).replace('.', ',') : '',
    height: size ? String(size.height).replace('.', ',') : '',
    ...typed,
  };
  const change = (side: 'width' | 'height', text: string) => {
    const next = { ...shown, [side]: text };
    setTyped({ ...typed, [side]: text });
    if (parseSize(`${next.width}х${next.height}`)) onChange(withSize(line, next));
  };
  return (
    <div className={styles.sizes}>
      {(['width', 'height'] as const).map((side) => (
        <FieldFrame key={side} label={t(`add.facts.${side}`)}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={shown[side]}
              onChange={(event) => change(side, event.target.value)}
              // A single side has no place in the line yet.
              onBlur={() => size && setTyped({})}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  );
}
