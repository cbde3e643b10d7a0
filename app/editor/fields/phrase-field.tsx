import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, Control, More } from '#app/editor/controls.tsx';
import { type FieldProps, inLanguage, vocabularyIn } from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { useDocument, useEditor, useFieldValue } from '#app/editor/editor-context.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { type ByLanguage, firstLanguage, otherLanguages } from '#catalogue/texts/language.ts';
import { parseSize, withSize } from '#catalogue/works/work-size.ts';
import { hasPhrase, togglePhrase } from './phrases.ts';
import { TextField, useValue } from './text-field.tsx';

/** The others are one press away. */
const FIRST_PHRASES = 12;

interface TranslationProps {
  readonly label: string;
  readonly word: string;
  readonly language: string;
  readonly rows?: number | undefined;
}

/** The vocabulary learns the translation when the document is saved. */
function Translation({ label, word, language, rows = 1 }: TranslationProps) {
  const { folder } = useEditor();
  const { value: learned = {}, setValue } =
    useValue<ByLanguage<Record<string, string>>>('vocabulary');
  return (
    <Control
      label={label}
      rows={rows}
      lang={language}
      value={learned[language]?.[word] ?? vocabularyIn(folder.files, language)[word] ?? ''}
      onChange={(text) =>
        setValue({ ...learned, [language]: { ...learned[language], [word]: text } })
      }
    />
  );
}

/** A text of the first language, with its translations from the vocabulary. */
export function PhraseField({ only, ...field }: FieldProps['phrase']) {
  const { t } = useTranslation();
  const text = useFieldValue(field.name) ?? '';
  const condition = useFieldValue(only?.[0] ?? field.name);
  if (only && condition !== only[1]) return null;
  const word = String(text).trim();
  const languages = word === '' ? [] : otherLanguages();
  return (
    <div className={styles.group}>
      <TextField
        {...field}
        label={inLanguage(t, field.label, firstLanguage())}
        language={firstLanguage()}
      />
      {languages.map((language) => (
        <Translation
          key={language}
          {...{ word, language, rows: field.rows }}
          label={inLanguage(t, field.label, language)}
        />
      ))}
    </div>
  );
}

/** Details, or date and place of a work: typed, or put together from known phrases. */
export function FactsField({ name, label, suggests }: FieldProps['facts']) {
  const { t } = useTranslation();
  const { messagesAt } = useDocument();
  const { suggestions } = useEditor();
  const { value: line = '', setValue } = useValue<string>(name);
  const unknown = messagesAt(name).flatMap(({ unknown }) => unknown ?? []);
  const what = t(`add.facts.${suggests}`);
  const phrases = suggestions[suggests];
  const further = phrases.slice(FIRST_PHRASES);
  return (
    <div className={styles.stack}>
      <TextField name={name} label={label} language={firstLanguage()} />
      {unknown.map(({ word, language }) => (
        <Translation
          key={`${language} ${word}`}
          {...{ word, language }}
          label={t('add.facts.translation', { word, language: t(`writtenIn.${language}`) })}
        />
      ))}
      {unknown.length > 0 && <p className={styles.hint}>{t('add.facts.translationHint')}</p>}
      <fieldset className={styles.actions}>
        <legend className={styles.hint}>{phrases.length > 0 && what}</legend>
        <Phrases {...{ name, line }} phrases={phrases.slice(0, FIRST_PHRASES)} />
        {further.length > 0 && (
          <More label={t('add.facts.more', { what })}>
            <div className={styles.actions}>
              <Phrases {...{ name, line }} phrases={further} />
            </div>
          </More>
        )}
      </fieldset>
      {suggests === 'materials' && <SizeFields line={line} onChange={setValue} />}
    </div>
  );
}

interface PhraseProps {
  readonly name: string;
  readonly phrase: string;
  readonly isOn: boolean;
}

/** Most keys change no chip. */
const Phrase = memo(function Phrase({ name, phrase, isOn }: PhraseProps) {
  const { edited } = useDocument();
  const { folder } = useEditor();
  const translation = vocabularyIn(folder.files, useLanguage())[phrase];
  const toggle = () => edited.set(name, togglePhrase(String(edited.get(name) ?? ''), phrase));
  return (
    <Chip isOn={isOn} onClick={toggle}>
      <span lang={firstLanguage()}>{phrase}</span>
      {translation && ` (${translation})`}
    </Chip>
  );
});

interface PhrasesProps extends Pick<PhraseProps, 'name'> {
  readonly phrases: readonly string[];
  readonly line: string;
}

function Phrases({ name, phrases, line }: PhrasesProps) {
  return phrases.map((phrase) => (
    <Phrase key={phrase} {...{ name, phrase }} isOn={hasPhrase(line, phrase)} />
  ));
}

interface SizeFieldsProps {
  readonly line: string;
  readonly onChange: (line: string) => void;
}

const SIDES = ['width', 'height'] as const;

/** Writes into the details line; an incomplete size lives only here. */
function SizeFields({ line, onChange }: SizeFieldsProps) {
  const { t } = useTranslation();
  const size = parseSize(line);
  const [typed, setTyped] = useState<{ readonly width?: string; readonly height?: string }>({});
  const textOf = (side: (typeof SIDES)[number]) =>
    typed[side] ?? String(size?.[side] ?? '').replace('.', ',');
  return (
    <div className={styles.actions}>
      {SIDES.map((side) => (
        <Control
          key={side}
          label={t(`add.facts.${side}`)}
          inputMode="decimal"
          autoComplete="off"
          value={textOf(side)}
          onChange={(text) => {
            const next = { width: textOf('width'), height: textOf('height'), [side]: text };
            setTyped({ ...typed, [side]: text });
            if (parseSize(`${next.width}х${next.height}`)) onChange(withSize(line, next));
          }}
          // A single side has no place in the line yet.
          onBlur={() => size && setTyped({})}
        />
      ))}
    </div>
  );
}
