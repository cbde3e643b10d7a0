import styles from './script-button.module.css';

interface QuietButtonProps {
  readonly label: string;
  /** URL of the works, if the page does not know them itself. */
  readonly file?: string;
}

/** The script of the page handles the press. */
export function QuietButton({ label, file = '' }: QuietButtonProps) {
  return (
    <span className={styles.root}>
      <button type="button" className={styles.button} data-quiet={file}>
        {label}
      </button>
    </span>
  );
}
