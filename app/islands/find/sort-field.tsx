import styles from '#app/islands/find/all-works.module.css';
import { SORTS, type Sort } from './choice.ts';

interface SortFieldProps {
  readonly label: string;
  readonly names: Readonly<Record<Sort, string>>;
  readonly sort: Sort;
  /** Without it, the script of the page handles changes. */
  readonly onChange?: (sort: Sort) => void;
}

export function SortField({ label, names, sort, onChange }: SortFieldProps) {
  return (
    <label className={styles.sort}>
      <span>{label}</span>
      <select
        {...(onChange
          ? { value: sort, onChange: ({ target }) => onChange(target.value as Sort) }
          : { defaultValue: sort })}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
