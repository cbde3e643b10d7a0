import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import styles from '#app/add/order/order.module.css';
import { OrderForm } from '#app/add/order/order-form.tsx';
import { type OrderedItem, OrderedList } from '#app/add/order/ordered-list.tsx';
import type { Category } from '#catalogue/schema/categories.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { moveWork, orderInFile, type PriorityGroup, priorityGroups } from './arrange-works.ts';
import { useTitles, WorkTile } from './work-tile.tsx';

interface OrderEditorProps {
  readonly works: readonly StoredWork[];
  readonly category: Category;
  readonly onSaved: (change: SavedChange) => void;
  readonly onCancel: () => void;
}

export function OrderEditor({ works, category, ...ends }: OrderEditorProps) {
  const { t } = useTranslation();
  const titleOf = useTitles();
  const [groups, setGroups] = useState<readonly PriorityGroup[]>(() =>
    priorityGroups(works, category),
  );
  const items = new Map(
    works.map((work): [number, OrderedItem] => {
      const { id } = work.entry;
      return [id, { id, title: titleOf(work).text, tile: <WorkTile work={work} /> }];
    }),
  );
  return (
    <OrderForm
      {...ends}
      hint={t('add.works.orderHint')}
      change={() => [
        {
          kind: 'works-order',
          category,
          base: orderInFile(works, category, []),
          value: orderInFile(works, category, groups),
        },
      ]}
    >
      {groups.map(({ priority, ids }) => (
        <section key={priority} className={styles.group} aria-labelledby={`order-${priority}`}>
          <h3 id={`order-${priority}`} className={styles.heading}>
            {t('add.works.priority', { priority })}
          </h3>
          <OrderedList
            items={ids.flatMap((id) => items.get(id) ?? [])}
            onMove={(id, place) => setGroups(moveWork(groups, id, place))}
          />
        </section>
      ))}
    </OrderForm>
  );
}
