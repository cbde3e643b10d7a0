import type { ComponentProps } from 'react';
import type { FieldWarning } from '#app/add/form/add-form.ts';
import styles from '#app/add/form/field.module.css';
import { Field } from '#app/add/form/field.tsx';

interface StudioFieldProps
  extends Pick<ComponentProps<'input'>, 'lang' | 'placeholder' | 'inputMode' | 'onBlur'> {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly faults: readonly FieldWarning[];
  readonly rows?: number | undefined;
  readonly type?: 'text' | 'date';
}

export function StudioField({
  label,
  onType,
  faults,
  rows,
  type = 'text',
  ...shared
}: StudioFieldProps) {
  return (
    <Field label={label} warnings={faults}>
      {(control) => {
        const props = {
          ...control,
          ...shared,
          className: styles.control,
          'aria-invalid': faults.length > 0,
        };
        return rows ? (
          <textarea
            {...(props as ComponentProps<'textarea'>)}
            rows={rows}
            onChange={(event) => onType(event.target.value)}
          />
        ) : (
          <input
            {...props}
            // Browsers would join the words around a line break.
            value={props.value?.replace(/\n/g, ' ')}
            type={type}
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
