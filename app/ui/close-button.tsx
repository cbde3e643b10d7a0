import styles from './close-button.module.css';

/** Closes the dialog in which it stands; with scripts alone, as those dialogs that a script opens. */
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
