import styles from './script-button.module.css';

interface ShareButtonProps {
  /** Path with the base path; the page itself by default. */
  readonly address?: string;
  readonly label: string;
  readonly codeLabel: string;
}

/** The QR code is for devices without a share sheet. `shell/start-share.ts` handles the press. */
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
