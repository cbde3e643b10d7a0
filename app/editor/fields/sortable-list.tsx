import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

/** A shorter touch scrolls the page. */
const HOLD = { delay: 250, tolerance: 8 };

type Id = string | number;

interface SortableListProps {
  readonly ids: readonly Id[];
  /** Tells items apart for the buttons: `Photo 2`. */
  readonly labelOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove?: (index: number) => void;
  /** Items side by side. */
  readonly isGrid?: boolean;
  readonly children: (index: number) => ReactNode;
}

/** Sorted by dragging a handle; with the keyboard, by Space and the arrow keys. */
export function SortableList({ ids, onMove, isGrid = false, ...props }: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
  };
  if (ids.length === 0) return null;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd}>
      <SortableContext items={[...ids]}>
        <ol className={isGrid ? styles.tiles : styles.rows}>
          {ids.map((id, index) => (
            <SortableItem key={id} id={id} index={index} count={ids.length} {...props} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps extends Omit<SortableListProps, 'ids' | 'isGrid' | 'onMove'> {
  readonly id: Id;
  readonly index: number;
  readonly count: number;
}

function SortableItem({ id, index, count, labelOf, onRemove, children }: SortableItemProps) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const what = labelOf(index);
  const shift =
    transform && `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: shift ?? undefined, transition }}
    >
      {children(index)}
      <div className={styles.actions}>
        {count > 1 && (
          <button
            type="button"
            className={styles.handle}
            aria-label={t('add.works.drag', { title: what })}
            {...attributes}
            {...listeners}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className={styles.button}
            aria-label={t('add.studio.remove', { what })}
            onClick={() => onRemove(index)}
          >
            {t('add.studio.removeShort')}
          </button>
        )}
      </div>
    </li>
  );
}
