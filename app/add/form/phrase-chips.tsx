import { useLanguage } from '#app/i18n/page-address.ts';
import { firstLanguage } from '#catalogue/words/language.ts';
import styles from './phrase-chips.module.css';

interface PhraseChipsProps {
  readonly label: string;
  /** In the first language, as the folder has them. */
  readonly phrases: readonly string[];
  /** From phrases of the first language to those of the page. */
  readonly translations: Readonly<Record<string, string>>;
  readonly isOn: (phrase: string) => boolean;
  readonly onToggle: (phrase: string) => void;
}

/** Words that a touch puts into a text or takes out of it. */
export function PhraseChips({ label, phrases, translations, isOn, onToggle }: PhraseChipsProps) {
  const language = useLanguage();
  if (phrases.length === 0) return null;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      {phrases.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className={styles.chip}
          aria-pressed={isOn(phrase)}
          onClick={() => onToggle(phrase)}
        >
          <span lang={firstLanguage()}>{phrase}</span>
          {language !== firstLanguage() && translations[phrase] && (
            <span className={styles.translation}>{` (${translations[phrase]})`}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
