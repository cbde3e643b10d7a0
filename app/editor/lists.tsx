import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-path.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { Change } from '#catalogue/change/apply-change.ts';
import {
  postsIn,
  type WorkWithTexts,
  worksIn,
  workWithTexts,
} from '#catalogue/change/folder-json.ts';
import { plainWord } from '#catalogue/find/search-terms.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { isListed } from '#catalogue/works/catalogue.ts';
import { Button, Chip, Control } from './controls.tsx';
import { categoryOptions } from './documents/work-document.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { type SortableItem, SortableList } from './fields/sortable-list.tsx';
import { SaveStatus, useSaving } from './saving.tsx';
import { type View, ViewLink } from './view.tsx';

const FIRST_WORKS = 48;

export function NewsList() {
  const { t } = useTranslation();
  const { folder } = useEditor();
  const posts = postsIn(folder.files);
  const base = posts.map(({ id }) => id);
  return (
    <>
      <ViewLink view={{ show: 'post' }} className={styles.button}>
        {t('add.studio.post.begin')}
      </ViewLink>
      <TileList
        page={paths(useLanguage()).news}
        tiles={posts.map(({ id, title, image, date: facts }) => {
          const photo = folder.photos[`images/news/${image}`];
          return { id, show: 'post', photo, title, facts, rank: 0 };
        })}
        orderHint={t('add.studio.post.orderHint')}
        order={(value) => [{ kind: 'posts-order', base, value }]}
      />
    </>
  );
}

export function WorksList() {
  const { t } = useTranslation();
  const { folder, categories } = useEditor();
  const pathTo = paths(useLanguage());
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [isWhole, setWhole] = useState(false);
  const inCategory = worksIn(folder.files).filter(
    (work) => category === '' || work.category === category,
  );
  const works = inCategory.flatMap(({ id }) => workWithTexts(folder.files, id) ?? []);
  const found = works.filter((work) => matches(work, text));
  // The page of a category has the same order; spec §2: a missing priority counts as 0.
  if (category) found.sort((one, other) => priorityOf(other.entry) - priorityOf(one.entry));
  const canReorder = category !== '' && text === '';
  const shown = isWhole || canReorder ? found : found.slice(0, FIRST_WORKS);
  const tileOf = (work: WorkWithTexts): Tile => {
    const { id, src, active, availability } = work.entry;
    const isSold = availability === 'sold';
    const isHidden = !isListed({ active });
    const facts = [
      t('add.works.number', { id }),
      availability && t(`availability.${availability}`),
      isHidden && t('add.works.hidden'),
    ];
    const toggle = (label: string, isOn: boolean, changed: object) => {
      const value = { ...work, entry: { ...work.entry, ...changed } };
      return { label, isOn, change: [{ kind: 'work', base: work, value }] } as const;
    };
    const sold = { availability: isSold ? undefined : 'sold', collection: undefined };
    return {
      ...{ id, show: 'work', photo: folder.photos[`images/gallery/${src}`] },
      title: work.texts[firstLanguage()]?.title || t('untitled'),
      facts: facts.filter(Boolean).join(', '),
      rank: category ? priorityOf(work.entry) : 0,
      toggles: [
        toggle(t('availability.sold'), isSold, sold),
        toggle(t('add.works.isHidden'), isHidden, { active: String(isHidden) }),
      ],
    };
  };
  /** Works of other priorities keep their positions in the file. */
  const orderInFile = (ids: readonly number[]): Change => {
    const queue = ids.flatMap((id) => inCategory.find((work) => work.id === id) ?? []);
    const value = inCategory.map((work) => {
      const index = queue.findIndex((each) => priorityOf(each) === priorityOf(work));
      return queue.splice(index, 1)[0]?.id ?? 0;
    });
    return [{ kind: 'works-order', category, base: inCategory.map(({ id }) => id), value }];
  };
  return (
    <>
      <div className={styles.group}>
        <Control label={t('add.works.find')} type="search" value={text} onChange={setText} />
        <Control
          label={t('add.field.category')}
          options={new Map([['', t('add.works.all')], ...categoryOptions(categories, t)])}
          value={category}
          onChange={setCategory}
        />
      </div>
      <p role="status">{found.length === 0 && t('add.works.none')}</p>
      <TileList
        key={category}
        page={category ? pathTo.category(category) : pathTo.gallery}
        tiles={shown.map(tileOf)}
        orderHint={t('add.works.orderHint')}
        order={canReorder && orderInFile}
      />
      {found.length > shown.length && (
        <Button onClick={() => setWhole(true)}>
          {t('add.works.more', { number: found.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function matches({ entry, texts }: WorkWithTexts, text: string): boolean {
  const plain = (each: string) => plainWord(normalizeSpaces(each));
  const searched = plain([entry.id, ...Object.values(texts).map(({ title }) => title)].join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function priorityOf({ priority = 0 }: GalleryEntry): number {
  return priority;
}

interface Tile {
  readonly id: number;
  readonly show: View['show'];
  readonly photo: Photo | null | undefined;
  readonly title: string;
  readonly facts: string;
  readonly rank: number;
  readonly toggles?: readonly Readonly<{ label: string; isOn: boolean; change: Change }>[];
}

interface TileListProps {
  readonly tiles: readonly Tile[];
  readonly page: string;
  readonly orderHint: string;
  readonly order: ((ids: readonly number[]) => Change) | false;
}

function TileList({ tiles, page, orderHint, order }: TileListProps) {
  const { t } = useTranslation();
  const { canSave, onSaved } = useEditor();
  const { state, save } = useSaving();
  const [moved, setMoved] = useState<readonly number[]>([]);
  // Tiles that others have added meanwhile come first.
  const shown = [...tiles].sort((one, other) => {
    return other.rank - one.rank || moved.indexOf(one.id) - moved.indexOf(other.id);
  });
  const ids = shown.map(({ id }) => id);
  const isMoved = shown.some((tile, index) => tile !== tiles[index]);
  const apply = async (change: Change) => {
    if (await save(change)) onSaved({ key: 'list', page });
  };
  const itemOf = ({ id, show, photo, title, facts, toggles = [] }: Tile): SortableItem => ({
    id,
    label: title,
    content: (
      <>
        <ViewLink view={{ show, id }} className={styles.stack}>
          {photo && <Picture photo={photo} alt="" sizes="9rem" className={styles.picture} />}
          <span lang={firstLanguage()}>{title}</span>
          <span className={styles.hint}>{facts}</span>
        </ViewLink>
        <div className={styles.actions}>
          {(canSave ? toggles : []).map(({ label, isOn, change }) => (
            <Chip key={label} isOn={isOn} onClick={() => apply(change)}>
              {label}
              <span className={primitives.hidden}>: {title}</span>
            </Chip>
          ))}
        </div>
      </>
    ),
  });
  const canReorder = canSave && order;
  return (
    <>
      {canReorder && <p className={styles.hint}>{orderHint}</p>}
      <SaveStatus state={state} />
      <SortableList
        isGrid
        items={shown.map(itemOf)}
        onChange={canReorder && ((changed) => setMoved(changed(ids)))}
      />
      {canReorder && isMoved && (
        <div className={styles.actions}>
          <Button className={styles.primary} onClick={() => apply(order(ids))}>
            {t('add.works.saveOrder')}
          </Button>
          <Button onClick={() => setMoved([])}>{t('add.works.cancel')}</Button>
        </div>
      )}
    </>
  );
}
