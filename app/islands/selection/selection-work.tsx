import { workLines } from '#app/ui/caption.tsx';
import { Words } from '#app/ui/i18n/word.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { dragItem } from './drag-order.ts';
import styles from './selection-island.module.css';
import type { ShownWork } from './selection-island.tsx';

const WORK_SIZES = '(width < 768px) 7rem, 16rem';

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

export interface Editing {
  /** Among the works on the page, counted from 0. */
  readonly index: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onNote: (note: string) => void;
}

interface SelectionWorkProps {
  readonly work: ShownWork;
  readonly labels: IslandLabels;
  /** Missing in a shared selection. */
  readonly editing: Editing | undefined;
}

export function SelectionWork({ work, labels, editing }: SelectionWorkProps) {
  const { path, title, photo } = work;
  return (
    <li className={styles.work}>
      <PageLink className={styles.picture} to={path} tabIndex={-1} aria-hidden="true">
        <Picture photo={photo} alt="" sizes={WORK_SIZES} />
      </PageLink>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <PageLink className={styles.link} to={path}>
            <Words of={title} />
          </PageLink>
        </h2>
        {workLines(work, labels).map(({ text, dot }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none moves.
          <p key={index} className={styles.fact} data-dot={dot}>
            {text}
          </p>
        ))}
        {editing && <Tools work={work} labels={labels} {...editing} />}
      </div>
    </li>
  );
}

interface ToolsProps extends Omit<SelectionWorkProps, 'editing'>, Editing {}

function Tools(props: ToolsProps) {
  const { work, index, total, onMove, onRemove, onNote } = props;
  const labels = props.labels.selection;
  const tool = (label: 'earlier' | 'later' | 'drag' | 'remove') => ({
    type: 'button' as const,
    className: styles.tool,
    'aria-label': fillLabel(labels[label], { title: work.title.text }),
  });
  return (
    <>
      <textarea
        className={styles.note}
        rows={1}
        aria-label={fillLabel(labels.note, { title: work.title.text })}
        placeholder={labels.note.split(':')[0]}
        value={work.note ?? ''}
        onChange={({ target }) => onNote(target.value)}
      />
      <div className={styles.tools}>
        <button {...tool('earlier')} aria-disabled={index === 0} onClick={() => onMove(index - 1)}>
          ↑
        </button>
        <button
          {...tool('later')}
          aria-disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          ↓
        </button>
        <button
          {...tool('drag')}
          data-handle=""
          onPointerDown={(event) => {
            const item = event.currentTarget.closest('li');
            if (!item || event.button !== 0) return;
            // Prevents text selection.
            event.preventDefault();
            dragItem(item, event, onMove);
          }}
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (!step) return;
            event.preventDefault();
            onMove(index + step);
          }}
        >
          ⠿
        </button>
        <button {...tool('remove')} onClick={onRemove}>
          ×
        </button>
      </div>
    </>
  );
}
