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
import { Button } from '#app/editor/controls.tsx';
import styles from '#app/editor/editor.module.css';
import { moveItem } from '#app/ui/move-item.ts';

export type ListChange = (changed: <Item>(list: readonly Item[]) => Item[]) => void;

export interface SortableItem {
  readonly id: number;
  readonly label: string;
  readonly content: ReactNode;
}

interface SortableListProps {
  readonly items: readonly SortableItem[];
  readonly onChange?: ListChange | false;
  readonly isGrid?: boolean;
}

export function SortableList(props: SortableListProps) {
  const { items, onChange, isGrid } = props;
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const [from = 0, to = 0] = [active, over].map((each) =>
      items.findIndex(({ id }) => id === each?.id),
    );
    if (over && from !== to && onChange) onChange((list) => moveItem(list, from, to));
  };
  if (items.length === 0) return null;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd}>
      <SortableContext items={[...items]}>
        <ol className={isGrid ? styles.tiles : styles.rows}>
          {items.map((item) => (
            <SortableRow key={item.id} {...props} item={item} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({
  item,
  items,
  isGrid,
  onChange,
}: SortableListProps & { readonly item: SortableItem }) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } =
    useSortable(item);
  const index = items.indexOf(item);
  const shift = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      style={{ transform: shift, transition, zIndex: isDragging ? 1 : 0 }}
    >
      {item.content}
      <div className={styles.actions}>
        {onChange && items.length > 1 && (
          <Button
            className={styles.handle}
            aria-label={t('add.works.drag', { title: item.label })}
            {...attributes}
            {...listeners}
          >
            <span aria-hidden="true">⠿</span>
          </Button>
        )}
        {onChange && !isGrid && (
          <Button onClick={() => onChange((list) => list.filter((_, at) => at !== index))}>
            {t('add.studio.remove', { what: item.label })}
          </Button>
        )}
      </div>
    </li>
  );
}
