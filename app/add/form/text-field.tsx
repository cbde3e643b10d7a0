import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarnedField } from '#app/add/form/work-warnings.ts';
import { pressEnded } from '#app/add/press.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { useAddForm } from './add-form.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface TextFieldProps {
  readonly field: WarnedField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly lang?: Language;
  readonly label?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly placeholder?: string | undefined;
  readonly remedy?: ReactNode;
}

export function TextField({
  field,
  value,
  onChange,
  rows,
  label,
  remedy,
  ...rest
}: TextFieldProps) {
  const { t } = useTranslation();
  const { warningsAt, touch } = useAddForm();
  const shared = {
    ...rest,
    className: styles.control,
    value,
    onBlur: () => pressEnded().then(() => touch(field)),
  };
  return (
    <Field
      label={label ?? t(`add.field.${field}`)}
      warnings={warningsAt(field, rest.lang)}
      remedy={remedy}
    >
      {(control) =>
        rows ? (
          <textarea
            {...control}
            {...shared}
            rows={rows}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            {...shared}
            // Browsers would join the words around a line break.
            value={value.replace(/\n/g, ' ')}
            type="text"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
