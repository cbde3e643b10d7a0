import { useTranslation } from 'react-i18next';
import { hasPhrase, togglePhrase } from '#app/add/form/phrases.ts';
import { PhraseChips } from './phrase-chips.tsx';
import styles from './phrase-picker.module.css';

/** Seen at one glance; the others are one tap away. */
const FIRST_CHIPS = 12;

interface PhrasePickerProps {
  readonly line: string;
  readonly onChange: (line: string) => void;
  readonly label: string;
  /** The most used first. */
  readonly phrases: readonly string[];
  readonly translations: Readonly<Record<string, string>>;
  readonly also?: readonly string[];
  readonly more?: readonly { readonly label: string; readonly phrases: readonly string[] }[];
}

export function PhrasePicker({
  line,
  onChange,
  label,
  phrases,
  translations,
  also = [],
  more = [],
}: PhrasePickerProps) {
  const { t } = useTranslation();
  const rest = { label, phrases: phrases.slice(FIRST_CHIPS) };
  const others = [rest, ...more].filter(({ phrases: { length } }) => length > 0);
  const shared = {
    translations,
    isOn: (phrase: string) => hasPhrase(line, phrase),
    onToggle: (phrase: string) => onChange(togglePhrase(line, phrase)),
  };
  return (
    <>
      <PhraseChips
        label={label}
        phrases={[...phrases.slice(0, FIRST_CHIPS), ...also]}
        {...shared}
      />
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('add.facts.more', { what: label })}</summary>
          <div className={styles.others}>
            {others.map((each) => (
              <PhraseChips key={each.label} {...each} {...shared} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
