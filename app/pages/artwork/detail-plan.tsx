import { useId } from 'react';
import { Word } from '#app/i18n/word.tsx';
import { FullSizeLink } from '#app/ui/full-size-link.tsx';
import { Words } from '#app/ui/words.tsx';
import type { Wording, WorkPage } from '#catalogue/works/work-view.ts';
import styles from './detail-plan.module.css';

interface DetailPlanProps {
  readonly work: Pick<WorkPage, 'photo' | 'detailPhotos' | 'detailPlaces'>;
  /** What a detail shows, by its number, counted from 1. */
  readonly labelOf: (number: number) => Wording;
}

/** The longer side of the plan, in the units of its drawing. */
const PLAN_SIDE = 100;

/** The circle around a number. */
const MARK_RADIUS = 8;

/**
 * Where on the painting its details are, if that is said: a small plan with numbers, since nothing is laid over a
 * painting, and what each number shows.
 */
export function DetailPlan({ work, labelOf }: DetailPlanProps) {
  const titleId = useId();
  const { photo, detailPhotos, detailPlaces } = work;
  const details = detailPhotos.flatMap((detail, index) => {
    const place = detailPlaces[index];
    return place ? [{ detail, place, number: index + 1 }] : [];
  });
  if (details.length === 0) return null;
  const scale = PLAN_SIDE / Math.max(photo.width, photo.height);
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  // A mark at the edge is whole.
  const inside = (percent: number, side: number) =>
    Math.round(Math.min(side - MARK_RADIUS, Math.max(MARK_RADIUS, (percent / 100) * side)));
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Word of="detailPlan" />
      </h2>
      <svg className={styles.plan} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect width={width} height={height} fill={photo.colour} />
        {details.map(({ number, place: [x, y] }) => (
          <g key={number} transform={`translate(${inside(x, width)} ${inside(y, height)})`}>
            <circle r={MARK_RADIUS} />
            <text dy="0.35em">{number}</text>
          </g>
        ))}
      </svg>
      <ol className={styles.details}>
        {details.map(({ detail, number }) => (
          <li key={number} value={number}>
            <FullSizeLink photo={detail} index={number}>
              <Words wording={labelOf(number)} />
            </FullSizeLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
