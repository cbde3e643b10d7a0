import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Chip } from '#app/editor/button.tsx';
import styles from '#app/editor/editor.module.css';
import { SortableList } from '#app/editor/fields/sortable-list.tsx';
import { SaveStatus, type Saving, useSaving } from '#app/editor/saving.tsx';
import type { View } from '#app/editor/use-view.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Change } from '#catalogue/change/apply-change.ts';
import { isSame } from '#catalogue/change/merge.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { ViewLink } from './view-link.tsx';

export interface Tile {
  readonly id: number;
  readonly view: View;
  readonly photo: Photo | null | undefined;
  readonly title: string;
  readonly facts: string;
  /** Only tiles of the same rank change places. */
  readonly rank?: number | undefined;
  /** What changes most often, without opening the document. */
  readonly toggles?: readonly {
    readonly label: string;
    readonly isOn: boolean;
    readonly change: Change;
  }[];
  /** Path of its page. */
  readonly page: string;
}

interface TileListProps extends Saving {
  readonly tiles: readonly Tile[];
  /** Absent where the order cannot be changed. */
  readonly order?:
    | {
        readonly hint: string;
        readonly changeOf: (ids: readonly number[]) => Change;
        /** Path of the page that shows the order. */
        readonly page: string;
      }
    | undefined;
}

/** Links to documents. */
export function TileList({ tiles, order, onSaved, ...saving }: TileListProps) {
  const { t } = useTranslation();
  const { state, save } = useSaving(saving);
  const [moved, setMoved] = useState<readonly number[]>([]);
  // The folder may have changed meanwhile.
  const known = moved.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
  const shown = [...tiles.filter((tile) => !known.includes(tile)), ...known];
  const idsOf = (list: readonly Tile[]) => list.map(({ id }) => id);
  const ranksOf = (list: readonly Tile[]) => list.map(({ rank = 0 }) => rank);
  const apply = async (change: Change, page: string) => {
    if (await save(change)) onSaved({ key: 'list', page });
  };
  return (
    <>
      {order && <p className={styles.hint}>{order.hint}</p>}
      <SaveStatus state={state} />
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
          if (!tile) return null;
          const { view, photo, title, facts, toggles = [], page } = tile;
          return (
            <>
              <ViewLink view={view} className={styles.tile}>
                {photo && (
                  <Picture photo={photo} alt="" sizes="9rem" className={styles.thumbnail} />
                )}
                <span lang={firstLanguage()}>{title}</span>
                <span className={styles.hint}>{facts}</span>
              </ViewLink>
              <div className={styles.actions}>
                {toggles.map(({ label, isOn, change }) => (
                  <Chip key={label} isOn={isOn} onClick={() => apply(change, page)}>
                    {label}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </Chip>
                ))}
              </div>
            </>
          );
        }}
      </SortableList>
      {order && !isSame(idsOf(shown), idsOf(tiles)) && (
        <div className={styles.actions}>
          <Button
            className={styles.primary}
            onClick={() => apply(order.changeOf(idsOf(shown)), order.page)}
          >
            {t('add.works.saveOrder')}
          </Button>
          <Button onClick={() => setMoved([])}>{t('add.works.cancel')}</Button>
        </div>
      )}
    </>
  );
}
