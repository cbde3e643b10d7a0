import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import styles from './selection-island.module.css';
import type { BeginDrag } from './use-dragged-order.ts';
import type { ShownWork } from './use-selected-works.ts';

const WORK_SIZES = '(width < 768px) 7rem, 16rem';

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

interface SelectionWorkProps {
  readonly work: ShownWork;
  readonly labels: Labels['selection'];
  readonly own?: {
    /** Index in the selection, counted from 0. */
    readonly at: number;
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly onMove: (by: -1 | 1) => void;
    readonly onRemove: () => void;
    readonly onNote: (text: string) => void;
    readonly onDrag: BeginDrag;
  };
}

export function SelectionWork({ work, labels, own }: SelectionWorkProps) {
  const { path, title, photo, facts, dot } = work;
  const about = (label: string) => fillLabel(label, { title: title.text });
  return (
    <li className={styles.work} data-place={own?.at}>
      <PageLink className={styles.picture} to={path} tabIndex={-1} aria-hidden="true">
        <Picture photo={photo} alt="" sizes={WORK_SIZES} />
      </PageLink>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <PageLink className={styles.link} to={path}>
            <Words of={title} />
          </PageLink>
        </h2>
        {facts.map((fact, index) => (
          <p
            key={fact}
            className={styles.fact}
            data-dot={index === facts.length - 1 ? dot : undefined}
          >
            {fact}
          </p>
        ))}
        {own && (
          <>
            <textarea
              className={styles.note}
              rows={1}
              aria-label={about(labels.note)}
              placeholder={labels.note.split(':')[0]}
              value={work.note ?? ''}
              onChange={(event) => own.onNote(event.target.value)}
            />
            <div className={styles.tools}>
              <button
                type="button"
                className={styles.tool}
                aria-label={about(labels.earlier)}
                aria-disabled={own.isFirst}
                onClick={() => own.onMove(-1)}
              >
                ↑
              </button>
              <button
                type="button"
                className={styles.tool}
                aria-label={about(labels.later)}
                aria-disabled={own.isLast}
                onClick={() => own.onMove(1)}
              >
                ↓
              </button>
              <button
                type="button"
                className={styles.tool}
                data-handle=""
                aria-label={about(labels.drag)}
                onPointerDown={own.onDrag}
                onKeyDown={(event) => {
                  const by = STEPS[event.key];
                  if (!by) return;
                  event.preventDefault();
                  own.onMove(by);
                }}
              >
                ⠿
              </button>
              <button
                type="button"
                className={styles.tool}
                aria-label={about(labels.remove)}
                onClick={own.onRemove}
              >
                ×
              </button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
