import styles from './lightbox.module.css';

interface LightboxHelpProps {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What keys and fingers do. */
export function LightboxHelp({ label, lines }: LightboxHelpProps) {
  return (
    <section className={styles.help} role="status" aria-label={label}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
