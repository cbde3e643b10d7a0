import styles from './share-button.module.css';
import { type SharedByButton, sharedBy } from './shared-by.ts';

interface ShareButtonProps extends SharedByButton {
  readonly label: string;
  /** Of the button for its QR code. */
  readonly codeLabel: string;
}

/** Passes something on, and shows its QR code, for which devices that can pass things on have no place. */
export function ShareButton({ label, codeLabel, ...shared }: ShareButtonProps) {
  return (
    <span className={styles.root}>
      <button type="button" className={styles.button} {...sharedBy(shared)}>
        {label}
      </button>
      <button type="button" className={styles.button} {...sharedBy(shared)} data-code="">
        {codeLabel}
      </button>
    </span>
  );
}
