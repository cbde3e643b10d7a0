import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#app/editor/editor.module.css';
import { SortableList } from '#app/editor/fields/sortable-list.tsx';
import { SaveStatus, type Saving, useSaving } from '#app/editor/saving.tsx';
import { moved } from '#app/ui/move-item.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import { isSame } from '#catalogue/change/merge.ts';

interface Entry {
  readonly id: number;
  readonly priority?: number | undefined;
}

interface OrderedListProps extends Saving {
  readonly entries: readonly Entry[];
  readonly hint: string;
  readonly titleOf: (id: number) => string;
  readonly canSwap?: (one: Entry, other: Entry) => boolean;
  readonly changeOf: (ids: readonly number[]) => Change;
  /** Path of the page that shows the order. */
  readonly page: string;
  readonly children: (id: number) => ReactNode;
}

export function OrderedList({ entries, hint, titleOf, children, ...props }: OrderedListProps) {
  const { t } = useTranslation();
  const { state, save } = useSaving(props);
  const [order, setOrder] = useState(entries);
  // The folder may have changed meanwhile.
  const known = order.filter(({ id }) => entries.some((each) => each.id === id));
  const added = entries.filter(({ id }) => known.every((each) => each.id !== id));
  const shown = [...added, ...known];
  const ids = shown.map(({ id }) => id);
  const isChanged = !isSame(
    ids,
    entries.map(({ id }) => id),
  );
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <SortableList
        isGrid
        ids={ids}
        labelOf={(index) => titleOf(ids[index] ?? 0)}
        onMove={(from, to) => {
          const [one, other] = [shown[from], shown[to]];
          if (one && other && (props.canSwap?.(one, other) ?? true)) {
            setOrder(moved(shown, from, to));
          }
        }}
      >
        {(index) => children(ids[index] ?? 0)}
      </SortableList>
      {isChanged && (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.primary}
            onClick={async () => {
              const isSaved = await save(props.changeOf(ids));
              if (isSaved) props.onSaved({ key: 'order', page: props.page });
            }}
          >
            {t('add.works.saveOrder')}
          </button>
          <button type="button" className={styles.button} onClick={() => setOrder(entries)}>
            {t('add.works.cancel')}
          </button>
        </div>
      )}
      <SaveStatus state={state} />
    </>
  );
}
