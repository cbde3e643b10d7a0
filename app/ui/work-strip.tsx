import { useLabels } from '#app/ui/i18n/translations.ts';
import { rowStyles } from '#app/ui/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/ui/pictures/picture-rows.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Work } from '#catalogue/works/work.ts';
import { ArtworkThumbnail } from './artwork-card.tsx';
import styles from './work-strip.module.css';

// 16rem on a desktop of density 2, 11rem on a phone of density 3.
const LARGEST_PLACE = { width: 0, height: 528 };

// In one row on a desktop.
const ROW_HEIGHTS = { a: 0.42, b: 0.3, c: 'one' } as const;

// The height is `--row-height`.
function thumbnailSizes({ width, height }: Photo): string {
  const [least, wanted, most] = [11, 18, 16].map((size) => ((size * width) / height).toFixed(1));
  return `clamp(${least}rem, ${wanted}vw, ${most}rem)`;
}

interface WorkStripProps {
  readonly heading: string;
  readonly works: readonly Work[];
  /** Above the titles. */
  readonly labels?: readonly string[];
  /** On windows wider than a phone; otherwise it scrolls sideways. */
  readonly lines?: 'one' | 'wrapped' | 'endless';
}

export function WorkStrip({
  heading,
  works,
  labels: captionLabels,
  lines = 'endless',
}: WorkStripProps) {
  const labels = useLabels();
  if (works.length === 0) return null;
  const rows =
    lines === 'one'
      ? rowStyles(
          works.map(({ photo }) => photo),
          ROW_HEIGHTS,
        )
      : [];
  return (
    <section className={styles.root} aria-label={heading}>
      <h2>{heading}</h2>
      <PictureRows lines={lines}>
        {works.map((work, index) => (
          <PictureRowsItem key={work.id} rowStyle={rows[index]}>
            <ArtworkThumbnail
              work={work}
              labels={labels}
              label={captionLabels?.[index]}
              sizes={thumbnailSizes(work.photo)}
              largestPlace={LARGEST_PLACE}
            />
          </PictureRowsItem>
        ))}
      </PictureRows>
    </section>
  );
}
