import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, Control, More } from '#app/editor/controls.tsx';
import { type FieldProps, inLanguage, vocabularyIn } from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { useDocument, useEditor, useValue } from '#app/editor/editor-context.ts';
import { dataAttribute } from '#app/ui/attribute.ts';
import { useLanguage } from '#app/ui/i18n/page-path.ts';
import { type ByLanguage, firstLanguage, otherLanguages } from '#catalogue/texts/language.ts';
import { parseSize, withSize } from '#catalogue/works/work-size.ts';
import { phrasesIn, togglePhrase } from './phrases.ts';
import { TextField } from './text-field.tsx';

const FIRST_PHRASES = 12;

export const translationField = dataAttribute('translation');

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
      {...{ ...translationField.props(), label, rows, lang: language }}
      value={learned[language]?.[word] ?? vocabularyIn(folder.files, language)[word] ?? ''}
      onChange={(text) =>
        setValue({ ...learned, [language]: { ...learned[language], [word]: text } })
      }
    />
  );
}

export function PhraseField({ only, ...field }: FieldProps['phrase']) {
  const { t } = useTranslation();
  const { value: text = '' } = useValue(field.name);
  const { value: condition } = useValue(only?.[0] ?? field.name);
  if (only && condition !== only[1]) return null;
  const word = String(text).trim();
  const languages = word === '' ? [] : otherLanguages();
  return (
    <div className={styles.group}>
      <TextField
        {...field}
        label={inLanguage(t, field.label, firstLanguage())}
        lang={firstLanguage()}
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

export function FactsField({ name, label, suggests }: FieldProps['facts']) {
  const { t } = useTranslation();
  const { messagesAt } = useDocument();
  const { value: line = '' } = useValue<string>(name);
  const phrases = useEditor().suggestions[suggests];
  const typed = phrasesIn(line);
  const unknown = messagesAt(name).flatMap(({ unknown }) => unknown ?? []);
  const what = t(`add.facts.${suggests}`);
  const chips = phrases.map((phrase) => (
    <Phrase key={phrase} {...{ name, phrase }} isOn={typed.has(phrase.toLowerCase())} />
  ));
  return (
    <div className={styles.stack}>
      <TextField name={name} label={label} lang={firstLanguage()} />
      {unknown.map(({ word, language }) => (
        <Translation
          key={`${language} ${word}`}
          {...{ word, language }}
          label={inLanguage(t, word, language)}
        />
      ))}
      {unknown.length > 0 && <p className={styles.hint}>{t('add.facts.translationHint')}</p>}
      <fieldset className={styles.actions}>
        <legend className={styles.hint}>{phrases.length > 0 && what}</legend>
        {chips.slice(0, FIRST_PHRASES)}
        {chips.length > FIRST_PHRASES && (
          <More label={t('add.facts.more', { what })}>
            <div className={styles.actions}>{chips.slice(FIRST_PHRASES)}</div>
          </More>
        )}
      </fieldset>
      {suggests === 'materials' && <SizeFields name={name} />}
    </div>
  );
}

interface PhraseProps {
  readonly name: string;
  readonly phrase: string;
  readonly isOn: boolean;
}

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

const SIDES = ['width', 'height'] as const;

/** Numbers that form a size. A unit after one of them is the label's. */
function sizeOf(width: string, height: string) {
  const [first = '', second = ''] = [width, height].map((text) =>
    text.replace(/\s*(см|cm)\.?$/i, ''),
  );
  return parseSize(`${first}х${second}`) && { width: first, height: second };
}

/** Writes into the details line; an incomplete size lives only here. */
function SizeFields({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const { value: line = '', setValue, onBlur } = useValue<string>(name);
  const size = parseSize(line);
  const [typed, setTyped] = useState<{ readonly width?: string; readonly height?: string }>({});
  const textOf = (side: (typeof SIDES)[number]) =>
    typed[side] ?? String(size?.[side] ?? '').replace('.', ',');
  const isIncomplete =
    SIDES.some((side) => typed[side]) && !sizeOf(textOf('width'), textOf('height'));
  const messages = isIncomplete ? [{ text: t('add.facts.incompleteSize'), isError: true }] : [];
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
            const nextSize = sizeOf(next.width, next.height);
            if (nextSize) setValue(withSize(line, nextSize));
          }}
          // A single side is not in the line yet, so the field has to remember it.
          onBlur={() => {
            if (!size || isIncomplete) return;
            setTyped({});
            onBlur();
          }}
          messages={messages}
        />
      ))}
    </div>
  );
}
