import { type ReactNode, useId } from 'react';
import type { FieldWarning } from './add-form.ts';
import styles from './field.module.css';

interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  readonly label: string;
  /** Announced politely; the form never refuses a text. */
  readonly warnings?: readonly FieldWarning[];
  readonly remedy?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, warnings = [], remedy, children }: FieldProps) {
  const id = useId();
  const warningsId = `${id}-warnings`;
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': warningsId })}
      <div id={warningsId} className={styles.warnings} aria-live="polite">
        {warnings.map(({ words, isNormal }) => (
          <p key={words} data-normal={isNormal || undefined}>
            {words}
          </p>
        ))}
        {remedy}
      </div>
    </div>
  );
}
