import { useLanguage } from '#app/i18n/page-address.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import styles from './phrase-chips.module.css';

interface PhraseChipsProps {
  readonly label: string;
  readonly phrases: readonly string[];
  readonly translations: Readonly<Record<string, string>>;
  readonly isOn: (phrase: string) => boolean;
  readonly onToggle: (phrase: string) => void;
}

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
