import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TextProps } from '#app/editor/documents/document.ts';
import { vocabularyIn } from '#app/editor/documents/vocabulary.ts';
import { useDocument } from '#app/editor/editor-context.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/texts/language.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { TextField, useLanguageLabel } from './text-field.tsx';
import { useValue } from './use-value.ts';

type Vocabulary = Readonly<Record<Language, Readonly<Record<string, string>> | undefined>>;

interface TranslationProps {
  readonly label: string;
  /** In the first language. */
  readonly word: string;
  readonly language: Language;
  readonly rows?: number | undefined;
}

/** The vocabulary learns the translation when the document is saved. */
function Translation({ label, word, language, rows = 1 }: TranslationProps) {
  const { folder } = useDocument();
  const { field } = useController({ name: 'vocabulary' });
  const taught: Vocabulary = field.value ?? {};
  const known = vocabularyIn(folder.files, language)[word] ?? '';
  return (
    <FieldFrame label={label}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          lang={language}
          value={taught[language]?.[word] ?? known}
          onChange={({ target }) => {
            const words = { ...taught[language], [word]: target.value };
            field.onChange({ ...taught, [language]: words });
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A text of the first language, with its translations from the vocabulary. */
export function PhraseField(field: TextProps) {
  const inLanguage = useLanguageLabel();
  const { value = '' } = useValue<string>(field.name);
  return (
    <div className={styles.group}>
      <TextField
        {...field}
        label={inLanguage(field.label, firstLanguage())}
        language={firstLanguage()}
      />
      {value.trim() !== '' &&
        otherLanguages().map((language) => (
          <Translation
            key={language}
            label={inLanguage(field.label, language)}
            word={value.trim()}
            language={language}
            rows={field.rows}
          />
        ))}
    </div>
  );
}

interface UnknownWordsProps {
  readonly words: readonly { readonly word: string; readonly language: Language }[];
}

export function UnknownWords({ words }: UnknownWordsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.stack}>
      {words.map(({ word, language }) => (
        <Translation
          key={`${language} ${word}`}
          label={t('add.facts.translation', { word, language: t(`writtenIn.${language}`) })}
          word={word}
          language={language}
        />
      ))}
      <p className={styles.hint}>{t('add.facts.translationHint')}</p>
    </div>
  );
}
