import { firstLanguage } from '#catalogue/words/language.ts';
import styles from './phrase-chips.module.css';

interface PhraseChipsProps {
  readonly label: string;
  /** In the first language, as the folder has them. */
  readonly phrases: readonly string[];
  readonly isOn: (phrase: string) => boolean;
  readonly onToggle: (phrase: string) => void;
}

/** Words that a touch puts into a text or takes out of it. */
export function PhraseChips({ label, phrases, isOn, onToggle }: PhraseChipsProps) {
  if (phrases.length === 0) return null;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      {phrases.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className={styles.chip}
          lang={firstLanguage()}
          aria-pressed={isOn(phrase)}
          onClick={() => onToggle(phrase)}
        >
          {phrase}
        </button>
      ))}
    </fieldset>
  );
}
