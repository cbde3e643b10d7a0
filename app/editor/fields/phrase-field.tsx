import { useWatch } from 'react-hook-form';
import type { FieldProps } from '#app/editor/documents/document.ts';
import { vocabularyIn } from '#app/editor/documents/vocabulary.ts';
import styles from '#app/editor/editor.module.css';
import { useDocument } from '#app/editor/editor-context.ts';
import { type ByLanguage, firstLanguage, otherLanguages } from '#catalogue/texts/language.ts';
import { Control } from './control.tsx';
import { TextField, useLanguageLabel, useValue } from './text-field.tsx';

interface TranslationProps {
  readonly label: string;
  /** In the first language. */
  readonly word: string;
  readonly language: string;
  readonly rows?: number | undefined;
}

/** The vocabulary learns the translation when the document is saved. */
export function Translation({ label, word, language, rows = 1 }: TranslationProps) {
  const { folder } = useDocument();
  const { value: learned = {}, setValue } =
    useValue<ByLanguage<Record<string, string>>>('vocabulary');
  return (
    <Control
      as="textarea"
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
  const inLanguage = useLanguageLabel();
  const [text = '', condition] = useWatch({ name: [field.name, only?.[0] ?? field.name] });
  if (only && condition !== only[1]) return null;
  const word = String(text).trim();
  return (
    <div className={styles.group}>
      <TextField
        {...field}
        label={inLanguage(field.label, firstLanguage())}
        language={firstLanguage()}
      />
      {word !== '' &&
        otherLanguages().map((language) => (
          <Translation
            key={language}
            label={inLanguage(field.label, language)}
            word={word}
            language={language}
            rows={field.rows}
          />
        ))}
    </div>
  );
}
