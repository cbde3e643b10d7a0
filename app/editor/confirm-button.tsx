import styles from './editor.module.css';

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A second press closes the question. */
export function ConfirmButton({ label, question, confirm, onConfirm }: ConfirmButtonProps) {
  return (
    <details className={styles.confirm}>
      <summary className={styles.button}>{label}</summary>
      <p>{question}</p>
      <button type="button" className={styles.button} onClick={onConfirm}>
        {confirm}
      </button>
    </details>
  );
}
