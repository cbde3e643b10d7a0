import styles from './script-button.module.css';

interface QuietButtonProps {
  readonly label: string;
  /** The address of the file with the works of the page, where it does not know them itself. */
  readonly file?: string;
}

/** Starts the quiet show of a page; the script of its page hears of a press. */
export function QuietButton({ label, file = '' }: QuietButtonProps) {
  return (
    <span className={styles.root}>
      <button type="button" className={styles.button} data-quiet={file}>
        {label}
      </button>
    </span>
  );
}
