import styles from './lightbox.module.css';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';

interface LightboxCaptionProps {
  readonly item: LightboxItem;
  readonly labels: LightboxLabels;
}

/** What is known of the picture, below it and never on it, and the way to its own page. */
export function LightboxCaption({ item, labels }: LightboxCaptionProps) {
  return (
    <footer className={styles.caption}>
      {item.facts.length > 0 && <p className={styles.facts}>{item.facts.join(' · ')}</p>}
      {item.page && (
        // In place of the lightbox: Back leads to the page with the picture on screen.
        <a className={styles.page} href={item.page}>
          {labels.page}
        </a>
      )}
    </footer>
  );
}
