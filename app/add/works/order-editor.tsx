import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import { sendChange } from '#app/add/changes/send-change.ts';
import type { SaveAnswer, SavedChange } from '#catalogue/add/saving.ts';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { Category } from '#catalogue/works/categories.ts';
import { moveWork, orderInFile, type PriorityGroup, priorityGroups } from './arrange-works.ts';
import styles from './order-editor.module.css';
import { useTitle, WorkTile } from './work-tile.tsx';

interface OrderEditorProps {
  readonly works: readonly CatalogueWork[];
  readonly category: Category;
  /** None if the order was this already. */
  readonly onSaved: (change: SavedChange | undefined) => void;
  readonly onCancel: () => void;
}

/** The works of a category in their order, which is drawn or moved into another one, and saved as a whole. */
export function OrderEditor({ works, category, onSaved, onCancel }: OrderEditorProps) {
  const { t } = useTranslation();
  const [groups, setGroups] = useState<readonly PriorityGroup[]>(() =>
    priorityGroups(works, category),
  );
  const [answer, setAnswer] = useState<Exclude<SaveAnswer, { status: 'saved' }>>();
  const [isSaving, setSaving] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const workOf = new Map(works.map((work) => [work.entry.id, work]));
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const ids = orderInFile(works, category, groups);
    const saved = await sendChange('edits', { what: 'order', category, ids });
    setSaving(false);
    if (saved.status === 'saved') onSaved(saved.change);
    else setAnswer(saved);
  };
  return (
    <div className={styles.root}>
      <p className={styles.hint}>{t('add.works.orderHint')}</p>
      {groups.map(({ priority, ids }) => (
        <section key={priority} className={styles.group} aria-labelledby={`order-${priority}`}>
          <h3 id={`order-${priority}`} className={styles.heading}>
            {t('add.works.priority', { priority })}
          </h3>
          <ol className={styles.tiles}>
            {ids.map((id, place) => {
              const work = workOf.get(id);
              return (
                work && (
                  <OrderedWork
                    key={id}
                    work={work}
                    place={place}
                    count={ids.length}
                    isDragged={dragged === id}
                    onMove={(to) => setGroups(moveWork(groups, id, to))}
                    onDrag={setDragged}
                    onOver={() => {
                      if (dragged === undefined || !ids.includes(dragged)) return false;
                      setGroups(moveWork(groups, dragged, place));
                      return true;
                    }}
                  />
                )
              );
            })}
          </ol>
        </section>
      ))}
      <div className={styles.ways} aria-busy={isSaving}>
        <button type="button" className={styles.save} onClick={save}>
          {t('add.works.saveOrder')}
        </button>
        <button type="button" className={styles.way} onClick={onCancel}>
          {t('add.works.cancel')}
        </button>
      </div>
      <div role="alert">
        {answer && <SaveFailure answer={answer} heading={t('add.out.problems')} />}
      </div>
    </div>
  );
}

interface OrderedWorkProps {
  readonly work: CatalogueWork;
  /** Counted from 0, among those of its priority. */
  readonly place: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onMove: (place: number) => void;
  readonly onDrag: (id: number | undefined) => void;
  /** Answers whether what is dragged may be dropped here. */
  readonly onOver: () => boolean;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function OrderedWork({ work, place, count, isDragged, onMove, onDrag, onOver }: OrderedWorkProps) {
  const { t } = useTranslation();
  const { text: title } = useTitle(work);
  const pressed = useRef<HTMLButtonElement>(undefined);
  const [isMoved, setMoved] = useState(false);
  // An element that is moved in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it has come to another place.
  useLayoutEffect(() => pressed.current?.focus(), [place]);
  const step = (by: number, button: HTMLButtonElement) => {
    pressed.current = button;
    setMoved(true);
    onMove(place + by);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by, event.currentTarget);
  };
  return (
    <li
      className={styles.tile}
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        onDrag(work.entry.id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragEnter={onOver}
      onDragOver={(event) => {
        if (onOver()) event.preventDefault();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <WorkTile work={work} />
      <span className={styles.arrows}>
        {(['earlier', 'later'] as const).map((way) => {
          const by = way === 'earlier' ? -1 : 1;
          return (
            <button
              key={way}
              type="button"
              className={styles.arrow}
              aria-label={t(`add.works.${way}`, { title })}
              aria-disabled={way === 'earlier' ? place === 0 : place === count - 1}
              onClick={(event) => step(by, event.currentTarget)}
              onBlur={() => {
                pressed.current = undefined;
                setMoved(false);
              }}
              onKeyDown={handleKeyDown}
            >
              <span aria-hidden="true">{way === 'earlier' ? '‹' : '›'}</span>
            </button>
          );
        })}
      </span>
      <span className={styles.said} role="status">
        {isMoved && t('add.works.moved', { title, place: place + 1, number: count })}
      </span>
    </li>
  );
}
