import type { CSSProperties } from 'react';
import { useLabels } from '#app/ui/i18n/translations.ts';
import { PictureRows, PictureRowsItem } from '#app/ui/pictures/picture-rows.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Work } from '#catalogue/works/work.ts';
import { ArtworkThumbnail } from './artwork-card.tsx';
import styles from './work-strip.module.css';

// 16rem on a desktop of density 2, 11rem on a phone of density 3.
const LARGEST_PLACE = { width: 0, height: 528 };

// The height is `--row-height`.
function thumbnailSizes({ width, height }: Photo): string {
  const [least, wanted, most] = [11, 18, 16].map((size) => ((size * width) / height).toFixed(1));
  return `clamp(${least}rem, ${wanted}vw, ${most}rem)`;
}

interface WorkStripProps {
  readonly heading: string;
  readonly works: readonly Work[];
  /** From `rowStyles`: balanced rows on windows wider than a phone. */
  readonly rows?: readonly CSSProperties[] | undefined;
}

/** Scrolls sideways if wider than the window. */
export function WorkStrip({ heading, works, rows }: WorkStripProps) {
  const labels = useLabels();
  if (works.length === 0) return null;
  return (
    <section className={styles.root} aria-label={heading}>
      <h2>{heading}</h2>
      <PictureRows lines={rows ? 'one' : 'endless'}>
        {works.map((work, index) => (
          <PictureRowsItem key={work.id} rowStyle={rows?.[index]}>
            <ArtworkThumbnail
              work={work}
              labels={labels}
              sizes={thumbnailSizes(work.photo)}
              largestPlace={LARGEST_PLACE}
            />
          </PictureRowsItem>
        ))}
      </PictureRows>
    </section>
  );
}
