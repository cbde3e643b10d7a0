import type { WorkThumbnail } from '#catalogue/work-view.ts';
import { ArtworkThumbnail } from './artwork-thumbnail.tsx';
import styles from './work-strip.module.css';

interface WorkStripProps {
  readonly heading: string;
  readonly works: readonly WorkThumbnail[];
  readonly untitled: string;
}

/** A few works in a row that scrolls sideways where it is wider than the window. */
export function WorkStrip({ heading, works, untitled }: WorkStripProps) {
  if (works.length === 0) return null;
  return (
    <section className={styles.root} aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles.works}>
        {works.map((work) => (
          <li key={work.id} className={styles.work}>
            <ArtworkThumbnail work={work} untitled={untitled} />
          </li>
        ))}
      </ul>
    </section>
  );
}
