import styles from './script-button.module.css';

interface ShareButtonProps {
  /** The path of what is passed on, with the base path; else it is the page itself. */
  readonly address?: string;
  readonly label: string;
  /** Of the button for its QR code. */
  readonly codeLabel: string;
}

/**
 * Passes something on, and shows its QR code, for which devices that can pass things on have no place:
 * `shell/start-share.ts` hears of a press.
 */
export function ShareButton({ address = '', label, codeLabel }: ShareButtonProps) {
  return (
    <span className={styles.root}>
      <button type="button" className={styles.button} data-share={address}>
        {label}
      </button>
      <button type="button" className={styles.button} data-share={address} data-code="">
        {codeLabel}
      </button>
    </span>
  );
}
