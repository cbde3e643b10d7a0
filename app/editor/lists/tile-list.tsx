import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#app/editor/editor.module.css';
import { SortableList } from '#app/editor/fields/sortable-list.tsx';
import { SaveStatus, type Saving, useSaving } from '#app/editor/saving.tsx';
import type { Change } from '#catalogue/change/apply-change.ts';
import { isSame } from '#catalogue/change/merge.ts';
import { Tile, type TileProps } from './tile.tsx';

export interface ListedTile extends TileProps {
  readonly id: number;
  /** Only tiles of the same rank change places. */
  readonly rank?: number | undefined;
  readonly actions?: ReactNode;
}

interface TileListProps extends Saving {
  readonly tiles: readonly ListedTile[];
  /** Absent where the order cannot be changed. */
  readonly order?: {
    readonly hint: string;
    readonly changeOf: (ids: readonly number[]) => Change;
    /** Path of the page that shows the order. */
    readonly page: string;
  };
}

export function TileList({ tiles, order, ...saving }: TileListProps) {
  const { t } = useTranslation();
  const { state, save } = useSaving(saving);
  const [moved, setMoved] = useState<readonly number[]>([]);
  // The folder may have changed meanwhile.
  const known = moved.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
  const shown = [...tiles.filter((tile) => !known.includes(tile)), ...known];
  const idsOf = (list: readonly ListedTile[]) => list.map(({ id }) => id);
  const ranksOf = (list: readonly ListedTile[]) => list.map(({ rank = 0 }) => rank);
  const saveOrder = async () => {
    if (!order || !(await save(order.changeOf(idsOf(shown))))) return;
    saving.onSaved({ key: 'order', page: order.page });
  };
  return (
    <>
      {order && <p className={styles.hint}>{order.hint}</p>}
      <SortableList
        isGrid
        ids={idsOf(shown)}
        labelOf={(index) => shown[index]?.title ?? ''}
        onChange={
          order &&
          ((changed) => {
            const next = changed(shown);
            if (isSame(ranksOf(next), ranksOf(tiles))) setMoved(idsOf(next));
          })
        }
      >
        {(index) => {
          const tile = shown[index];
          return (
            tile && (
              <>
                <Tile {...tile} />
                {tile.actions}
              </>
            )
          );
        }}
      </SortableList>
      {!isSame(idsOf(shown), idsOf(tiles)) && (
        <div className={styles.actions}>
          <button type="button" className={styles.primary} onClick={saveOrder}>
            {t('add.works.saveOrder')}
          </button>
          <button type="button" className={styles.button} onClick={() => setMoved([])}>
            {t('add.works.cancel')}
          </button>
        </div>
      )}
      <SaveStatus state={state} />
    </>
  );
}
