import { SORTS, type Sort } from '#catalogue/find/choice.ts';
import styles from './all-works.module.css';

interface SortFieldProps {
  readonly label: string;
  readonly names: Readonly<Record<Sort, string>>;
  readonly sort: Sort;
  /** Without it the page's own script hears of a change. */
  readonly onChange?: (sort: Sort) => void;
}

/** The order of the works. */
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
