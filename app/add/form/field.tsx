import { type ReactNode, useId } from 'react';
import type { FieldWarning } from './add-form.ts';
import styles from './field.module.css';

/** What a control must carry to belong to its label and its warnings. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  readonly label: string;
  /** Said beside the field, politely; nothing is ever refused. */
  readonly warnings?: readonly FieldWarning[];
  /** What can be done about a warning. */
  readonly remedy?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label above and its warnings below. */
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
