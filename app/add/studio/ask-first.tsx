import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './studio-form.module.css';

interface AskFirstProps {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
}

export function AskFirst({ label, question, yes, onYes }: AskFirstProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className={styles.way} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      <button
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that had the focus.
        autoFocus
        type="button"
        className={styles.way}
        onClick={() => setAsking(false)}
      >
        {t('add.draft.keep')}
      </button>
      <button
        type="button"
        className={styles.way}
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </button>
    </fieldset>
  );
}
