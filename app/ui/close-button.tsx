import styles from './close-button.module.css';

/** Needs scripts, like the dialogs it closes. */
export function CloseButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
