import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import { OrderForm } from '#app/add/order/order-form.tsx';
import { type OrderedItem, OrderedList } from '#app/add/order/ordered-list.tsx';
import { photoPath } from '#app/add/photo/photo-file-name.ts';
import { Tile } from '#app/add/works/work-tile.tsx';
import { moved } from '#app/ui/move-item.ts';
import type { EditedFolder } from '#catalogue/add/saving.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { postsIn } from './post-part.ts';

interface NewsOrderProps {
  readonly folder: EditedFolder;
  readonly onSaved: (change: SavedChange) => void;
  readonly onCancel: () => void;
}

export function NewsOrder({ folder, ...ends }: NewsOrderProps) {
  const { t } = useTranslation();
  const [items, setItems] = useState<readonly OrderedItem[]>(() =>
    postsIn(folder).map(({ id, title, date, image }) => ({
      id,
      title,
      tile: (
        <Tile
          photo={folder.photos[photoPath('news', image)] ?? undefined}
          title={{ text: title, language: firstLanguage() }}
          facts={date}
        />
      ),
    })),
  );
  const move = (id: number, place: number) => {
    const item = items.find((each) => each.id === id);
    if (!item || place < 0 || place >= items.length) return;
    setItems(moved(items, items.indexOf(item), place));
  };
  return (
    <OrderForm
      {...ends}
      hint={t('add.studio.post.orderHint')}
      change={() => [
        {
          kind: 'posts-order',
          base: postsIn(folder).map(({ id }) => id),
          value: items.map(({ id }) => id),
        },
      ]}
    >
      <OrderedList items={items} onMove={move} />
    </OrderForm>
  );
}
