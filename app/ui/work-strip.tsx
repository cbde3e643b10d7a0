import { useLabels, usePage } from '#app/ui/i18n/translations.ts';
import { asThumbnail, Picture } from '#app/ui/pictures/picture.tsx';
import { PictureRows, ratioOf } from '#app/ui/pictures/picture-rows.tsx';
import type { Work } from '#catalogue/works/work.ts';
import caption from './caption.module.css';
import { Caption, workLines } from './caption.tsx';
import { Words } from './i18n/word.tsx';
import { PageLink } from './link.tsx';
import styles from './pictures/picture-rows.module.css';

// 16rem on a desktop of density 2, 11rem on a phone of density 3; one row may be higher.
const LARGEST_SIZE = { width: 0, height: 528 };
const LARGEST_IN_ROW = { width: 0, height: 700 };

interface WorkStripProps {
  readonly heading: string;
  readonly works: readonly Work[];
  readonly labels?: readonly string[];
  /** On windows wider than a phone; otherwise it scrolls sideways. */
  readonly lines?: 'one' | 'wrapped' | 'endless';
  readonly rowWidth?: string;
}

export function WorkStrip(props: WorkStripProps) {
  const { heading, works, labels: captionLabels, lines = 'endless', rowWidth = '88vw' } = props;
  const labels = useLabels();
  const { pathTo } = usePage();
  if (works.length === 0) return null;
  const isOneRow = lines === 'one';
  const total = works.reduce((sum, { photo }) => sum + ratioOf(photo), 0);
  return (
    <section className={styles.strip} aria-label={heading}>
      <h2>{heading}</h2>
      <PictureRows works={works} lines={lines}>
        {(work, index) => {
          const ratio = ratioOf(work.photo);
          // Pictures are 11rem to 16rem high; a single row takes 88% of the window.
          const [least, wanted, most] = [11, 18, 16].map((size) => (size * ratio).toFixed(1));
          return (
            <PageLink className={caption.card} to={pathTo.artwork(work)}>
              <Picture
                photo={asThumbnail(work.photo, isOneRow ? LARGEST_IN_ROW : LARGEST_SIZE)}
                alt=""
                sizes={
                  isOneRow
                    ? `(width < 768px) ${least}rem, (width <= 1024px) 22vw, calc(${rowWidth} * ${(ratio / total).toFixed(2)})`
                    : `clamp(${least}rem, ${wanted}vw, ${most}rem)`
                }
              />
              <Caption
                label={captionLabels?.[index]}
                title={<Words of={work.title} />}
                lines={workLines(work, labels)}
              />
            </PageLink>
          );
        }}
      </PictureRows>
    </section>
  );
}
