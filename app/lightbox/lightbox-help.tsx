import styles from './lightbox.module.css';
import type { LightboxLabels } from './lightbox-item.ts';

/** What keys and fingers do. */
export function LightboxHelp({ labels }: { readonly labels: LightboxLabels }) {
  return (
    <section className={styles.help} role="status" aria-label={labels.help}>
      <ul>
        {labels.helpLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
