import { useTranslation } from 'react-i18next';
import type { ChoiceProps, TextProps, TextsProps } from '#app/editor/documents/document.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { useText, useValue } from './use-value.ts';

interface TypedProps extends TextProps {
  readonly type?: 'text' | 'date';
}

export function TextField({
  name,
  label,
  codec,
  rows,
  language,
  type = 'text',
  ...rest
}: TypedProps) {
  const { ref, text, write, leave, messages } = useText(name, codec);
  return (
    <FieldFrame label={label} messages={messages}>
      {(control) => {
        const props = {
          ...{ ...control, ...rest, ref, lang: language, onBlur: leave },
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            write(target.value),
        };
        if (rows !== undefined) return <textarea {...props} rows={rows} value={text} />;
        // Browsers would join the words around a line break.
        const line = text.replace(/\n/g, ' ');
        return <input {...props} type={type} autoComplete="off" value={line} />;
      }}
    </FieldFrame>
  );
}

export function useLanguageLabel(): (label: string, language: Language) => string {
  const { t } = useTranslation();
  return (label, language) => {
    if (siteLanguages().length === 1) return label;
    const name = t(`writtenIn.${language}`).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
    return t('add.studio.inLanguage', { what: label, language: name });
  };
}

/** The same text in each language. */
export function TextsField({ nameIn, label, labelIn, ...rest }: TextsProps) {
  const inLanguage = useLanguageLabel();
  const labelOf = (language: Language) => {
    if (!labelIn) return inLanguage(label, language);
    return language === firstLanguage() ? label : labelIn(language);
  };
  return (
    <div className={styles.group}>
      {siteLanguages().map((language) => (
        <TextField
          key={language}
          {...rest}
          name={nameIn(language)}
          label={labelOf(language)}
          language={language}
        />
      ))}
    </div>
  );
}

export function ChoiceField({ name, label, options }: ChoiceProps) {
  const { ref, text, write, messages } = useText(name);
  return (
    <FieldFrame label={label} messages={messages}>
      {(control) => (
        <select {...control} ref={ref} value={text} onChange={(event) => write(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface CheckProps {
  readonly name: string;
  readonly label: string;
}

/** Spec §2: only the text `true` shows a work. */
export function CheckField({ name, label }: CheckProps) {
  const { ref, value, setValue } = useValue<string>(name);
  return (
    <label className={styles.check}>
      <input
        ref={ref}
        type="checkbox"
        checked={value === 'true'}
        onChange={({ target }) => setValue(String(target.checked))}
      />
      {label}
    </label>
  );
}
