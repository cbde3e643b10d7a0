import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, RemoveButton } from '#app/editor/button.tsx';
import styles from '#app/editor/editor.module.css';
import { moved } from '#app/ui/move-item.ts';

/** Applies a change of order or length to one or more lists. */
export type ListChange = (changed: <Item>(list: readonly Item[]) => Item[]) => void;

interface SortableListProps {
  readonly ids: readonly number[];
  /** Tells items apart for the buttons: `Photo 2`. */
  readonly labelOf: (index: number) => string;
  /** Absent where the order is fixed. */
  readonly onChange?: ListChange | undefined;
  /** Items side by side, which cannot be removed. */
  readonly isGrid?: boolean;
  readonly children: (index: number) => ReactNode;
}

/** Sorted by dragging a handle; with the keyboard, by Space and the arrow keys. */
export function SortableList(props: SortableListProps) {
  const { ids, onChange, isGrid } = props;
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const [from, to] = [active, over].map(({ id }) => ids.indexOf(Number(id)));
    onChange?.((list) => moved(list, from ?? 0, to ?? 0));
  };
  if (ids.length === 0) return null;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd}>
      <SortableContext items={[...ids]}>
        <ol className={isGrid ? styles.tiles : styles.rows}>
          {ids.map((id, index) => (
            <SortableItem key={id} id={id} index={index} {...props} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps extends SortableListProps {
  readonly id: number;
  readonly index: number;
}

function SortableItem({ id, index, ids, isGrid, onChange, ...props }: SortableItemProps) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const what = props.labelOf(index);
  const shift = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: shift, transition }}
    >
      {props.children(index)}
      <div className={styles.actions}>
        {onChange && ids.length > 1 && (
          <Button
            className={styles.handle}
            aria-label={t('add.works.drag', { title: what })}
            {...attributes}
            {...listeners}
          >
            <span aria-hidden="true">⠿</span>
          </Button>
        )}
        {onChange && !isGrid && (
          <RemoveButton
            what={what}
            onClick={() => onChange((list) => list.filter((_, at) => at !== index))}
          />
        )}
      </div>
    </li>
  );
}
