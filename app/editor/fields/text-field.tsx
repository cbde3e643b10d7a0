import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Chip } from '#app/editor/button.tsx';
import {
  type FieldProps,
  inLanguage,
  type NamedProps,
  type TextProps,
} from '#app/editor/documents/document.ts';
import styles from '#app/editor/editor.module.css';
import { useDocument } from '#app/editor/editor-context.ts';
import { isSame } from '#catalogue/change/merge.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { type Codec, OPTIONAL } from './codecs.ts';
import { Control } from './control.tsx';

export function useValue<Value>(name: string) {
  const { field, fieldState } = useController({ name });
  const { messagesAt, onLeave } = useDocument();
  const text = fieldState.error?.message;
  const errors = text === undefined ? [] : [{ name, text, isError: true }];
  return {
    ref: field.ref,
    value: field.value as Value | undefined,
    setValue: field.onChange as (value: Value | undefined) => void,
    // A field for the translation of an unknown word stands beside its text.
    messages: [...errors, ...messagesAt(name).filter(({ unknown }) => !unknown)],
    onBlur: () => onLeave(name),
  };
}

/** Props of a control. What is typed stays as it is, whatever the codec makes of it. */
function useText(name: string, codec: Codec = OPTIONAL) {
  const { value, setValue, ...props } = useValue<unknown>(name);
  const [typed, setTyped] = useState(() => codec.read(value));
  const onChange = (text: string) => {
    setTyped(text);
    setValue(codec.write(text));
  };
  const isTyped = isSame(codec.write(typed), value);
  return { ...props, value: isTyped ? typed : codec.read(value), onChange };
}

export function TextField({ name, codec, language, rows, ...rest }: TextProps) {
  const text = useText(name, codec);
  const props = { ...rest, ...text, lang: language };
  if (rows !== undefined) return <Control as="textarea" rows={rows} {...props} />;
  // Browsers would join the words around a line break.
  return <Control {...props} autoComplete="off" value={text.value.replace(/\n/g, ' ')} />;
}

export function TextsField({ name, label, labels, ...rest }: FieldProps['texts']) {
  const { t } = useTranslation();
  return (
    <div className={styles.group}>
      {siteLanguages().map((language) => (
        <TextField
          key={language}
          {...{ ...rest, language }}
          name={name(language)}
          label={labels?.[language] ?? inLanguage(t, label, language)}
        />
      ))}
    </div>
  );
}

export function ChoiceField({ name, label, options, codec }: FieldProps['choice']) {
  return (
    <Control as="select" label={label} {...useText(name, codec)}>
      {[...options].map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Control>
  );
}

/** Spec §2: only the text `true` shows a work. */
export function ToggleField({ name, label }: NamedProps) {
  const { value, setValue } = useValue<string>(name);
  const isOn = value === 'true';
  return (
    <Chip isOn={isOn} onClick={() => setValue(String(!isOn))}>
      {label}
    </Chip>
  );
}
