import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few. */
export function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span className={styles.words}>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
