import styles from './button.module.css';

interface QuietButtonProps {
  readonly label: string;
  /** URL of the works, if the page does not know them itself. */
  readonly file?: string;
}

/** Starts the slideshow. */
export function QuietButton({ label, file = '' }: QuietButtonProps) {
  return (
    <span className={styles.scripted}>
      <button type="button" className={styles.plain} data-quiet={file}>
        {label}
      </button>
    </span>
  );
}

interface ShareButtonProps {
  /** Path with the base path; the page itself by default. */
  readonly address?: string;
  readonly label: string;
}

export function ShareButton({ address = '', label }: ShareButtonProps) {
  return (
    <span className={styles.scripted}>
      <button type="button" className={styles.plain} data-share={address}>
        {label}
      </button>
    </span>
  );
}

/** Needs scripts, like the dialogs it closes. */
export function CloseButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
