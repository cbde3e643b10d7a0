import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Change } from '#catalogue/change/apply-change.ts';
import { isSame } from '#catalogue/change/merge.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { Button, Chip } from './button.tsx';
import styles from './editor.module.css';
import { SortableList } from './fields/sortable-list.tsx';
import { SaveStatus, type Saving, useSaving } from './saving.tsx';
import { type View, ViewLink } from './view.tsx';

interface Toggle {
  readonly label: string;
  readonly isOn: boolean;
  readonly change: Change;
}

export interface Tile {
  readonly view: View & { readonly id: number };
  readonly photo: Photo | null | undefined;
  readonly title: string;
  readonly facts: string;
  /** Only tiles of the same rank change places. */
  readonly rank?: number | undefined;
  /** What changes most often, without opening the document. */
  readonly toggles?: readonly Toggle[] | undefined;
}

interface TileListProps extends Saving {
  readonly tiles: readonly Tile[];
  /** Path of the page that shows them. */
  readonly page: string;
  readonly orderHint: string;
  /** Absent where the order cannot be changed. */
  readonly order?: ((ids: readonly number[]) => Change) | undefined;
}

/** Links to documents. */
export function TileList({ tiles, page, orderHint, order, ...saving }: TileListProps) {
  const { t } = useTranslation();
  const { state, save } = useSaving(saving);
  const [moved, setMoved] = useState<readonly number[]>([]);
  // The folder may have changed meanwhile.
  const known = moved.flatMap((id) => tiles.find(({ view }) => view.id === id) ?? []);
  const shown = [...tiles.filter((tile) => !known.includes(tile)), ...known];
  const idsOf = (list: readonly Tile[]) => list.map(({ view }) => view.id);
  const ranksOf = (list: readonly Tile[]) => list.map(({ rank = 0 }) => rank);
  const apply = async (change: Change) => {
    if (await save(change)) saving.onSaved({ key: 'list', page });
  };
  return (
    <>
      {order && <p className={styles.hint}>{orderHint}</p>}
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
        {(index) => shown[index] && <TileView {...shown[index]} onToggle={apply} />}
      </SortableList>
      {order && !isSame(idsOf(shown), idsOf(tiles)) && (
        <div className={styles.actions}>
          <Button className={styles.primary} onClick={() => apply(order(idsOf(shown)))}>
            {t('add.works.saveOrder')}
          </Button>
          <Button onClick={() => setMoved([])}>{t('add.works.cancel')}</Button>
        </div>
      )}
    </>
  );
}

interface TileViewProps extends Tile {
  readonly onToggle: (change: Change) => void;
}

function TileView({ view, photo, title, facts, toggles = [], onToggle }: TileViewProps) {
  return (
    <>
      <ViewLink view={view} className={styles.stack}>
        {photo && <Picture photo={photo} alt="" sizes="9rem" className={styles.picture} />}
        <span lang={firstLanguage()}>{title}</span>
        <span className={styles.hint}>{facts}</span>
      </ViewLink>
      <div className={styles.actions}>
        {toggles.map(({ label, isOn, change }) => (
          <Chip key={label} isOn={isOn} onClick={() => onToggle(change)}>
            {label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Chip>
        ))}
      </div>
    </>
  );
}
