import styles from './lightbox.module.css';

/** A sheet, half of it in the dark. */
export function WallIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentcolor" />
    </svg>
  );
}

/** The four corners of a screen. */
export function FullScreenIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5" />
    </svg>
  );
}
