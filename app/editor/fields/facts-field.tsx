import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#app/editor/button.tsx';
import type { FieldProps } from '#app/editor/documents/document.ts';
import { vocabularyIn } from '#app/editor/documents/vocabulary.ts';
import styles from '#app/editor/editor.module.css';
import { useDocument } from '#app/editor/editor-context.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { translateText, type WorkText } from '#catalogue/schema/work-texts.ts';
import { firstLanguage, otherLanguages } from '#catalogue/texts/language.ts';
import { isMixed } from '#catalogue/texts/mixed-alphabets.ts';
import { vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { parseSize, withSize } from '#catalogue/works/work-size.ts';
import { Control } from './control.tsx';
import { Translation } from './phrase-field.tsx';
import { hasPhrase, togglePhrase } from './phrases.ts';
import { TextField, useValue } from './text-field.tsx';

/** The others are one press away. */
const FIRST_PHRASES = 12;

/** Details, or date and place of a work: typed, or put together from known phrases. */
export function FactsField({ name, label, suggests }: FieldProps['facts']) {
  const { wasLeft } = useDocument();
  const { value: line = '', setValue } = useValue<string>(name);
  return (
    <div className={styles.stack}>
      <TextField name={name} label={label} language={firstLanguage()} />
      {wasLeft(name) && <UnknownWords name={name} line={line} />}
      <Phrases line={line} onChange={setValue} suggests={suggests} />
      {suggests === 'materials' && <SizeFields line={line} onChange={setValue} />}
    </div>
  );
}

/** Words that the vocabularies lack. */
function UnknownWords({ name, line }: { readonly name: string; readonly line: string }) {
  const { t } = useTranslation();
  const { folder } = useDocument();
  // Indexing a vocabulary takes longer than a key may.
  const vocabularies = useMemo(
    () => otherLanguages().map((each) => vocabularyOf(each, vocabularyIn(folder.files, each))),
    [folder],
  );
  const text = name.slice(name.lastIndexOf('.') + 1) as WorkText;
  const words = vocabularies.flatMap((vocabulary) =>
    translateText(text, line, vocabulary)
      .unknown.filter((word) => !isMixed(word))
      .map((word) => ({ word, language: vocabulary.language })),
  );
  if (words.length === 0) return null;
  return (
    <>
      {words.map(({ word, language }) => (
        <Translation
          key={`${language} ${word}`}
          label={t('add.facts.translation', { word, language: t(`writtenIn.${language}`) })}
          word={word}
          language={language}
        />
      ))}
      <p className={styles.hint}>{t('add.facts.translationHint')}</p>
    </>
  );
}

interface LineProps {
  readonly line: string;
  readonly onChange: (line: string) => void;
}

function Phrases({ line, onChange, suggests }: LineProps & Pick<FieldProps['facts'], 'suggests'>) {
  const { folder, suggestions } = useDocument();
  const { t } = useTranslation();
  const translations = vocabularyIn(folder.files, useLanguage());
  const label = t(`add.facts.${suggests}`);
  const chips = suggestions[suggests].map((phrase) => (
    <Chip
      key={phrase}
      isOn={hasPhrase(line, phrase)}
      onClick={() => onChange(togglePhrase(line, phrase))}
    >
      <span lang={firstLanguage()}>{phrase}</span>
      {translations[phrase] && <span>{` (${translations[phrase]})`}</span>}
    </Chip>
  ));
  if (chips.length === 0) return null;
  return (
    <fieldset className={styles.actions}>
      <legend>{label}</legend>
      {chips.slice(0, FIRST_PHRASES)}
      {chips.length > FIRST_PHRASES && (
        <details>
          <summary>{t('add.facts.more', { what: label })}</summary>
          <div className={styles.actions}>{chips.slice(FIRST_PHRASES)}</div>
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
  const textOf = (side: 'width' | 'height') =>
    typed[side] ?? String(size?.[side] ?? '').replace('.', ',');
  const change = (side: 'width' | 'height', text: string) => {
    const next = { width: textOf('width'), height: textOf('height'), [side]: text };
    setTyped({ ...typed, [side]: text });
    if (parseSize(`${next.width}х${next.height}`)) onChange(withSize(line, next));
  };
  return (
    <div className={styles.actions}>
      {(['width', 'height'] as const).map((side) => (
        <Control
          key={side}
          label={t(`add.facts.${side}`)}
          inputMode="decimal"
          autoComplete="off"
          value={textOf(side)}
          onChange={(text) => change(side, text)}
          // A single side has no place in the line yet.
          onBlur={() => size && setTyped({})}
        />
      ))}
    </div>
  );
}
