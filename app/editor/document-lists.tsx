import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import {
  postsIn,
  type WorkWithTexts,
  worksIn,
  workWithTexts,
} from '#catalogue/change/folder-json.ts';
import { plainWord } from '#catalogue/find/search-terms.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { isListed } from '#catalogue/works/catalogue.ts';
import { Button } from './button.tsx';
import styles from './editor.module.css';
import { Control } from './fields/control.tsx';
import type { Saving } from './saving.tsx';
import type { Folder } from './target/save-target.ts';
import { type Tile, TileList } from './tile-list.tsx';
import { ViewLink } from './view.tsx';

/** As many as a phone shows with ease; the others are one press away. */
const FIRST_WORKS = 48;

interface NewsListProps extends Saving {
  readonly folder: Folder;
}

export function NewsList({ folder, ...saving }: NewsListProps) {
  const { t } = useTranslation();
  const posts = postsIn(folder.files);
  const base = posts.map(({ id }) => id);
  return (
    <>
      <ViewLink view={{ show: 'post' }} className={styles.button}>
        {t('add.studio.post.begin')}
      </ViewLink>
      <TileList
        {...saving}
        page={paths(useLanguage()).news}
        tiles={posts.map(({ id, title, image, date: facts }) => {
          const photo = folder.photos[`images/news/${image}`];
          return { view: { show: 'post', id }, photo, title, facts };
        })}
        orderHint={t('add.studio.post.orderHint')}
        order={(value) => [{ kind: 'posts-order', base, value }]}
      />
    </>
  );
}

interface WorksListProps extends NewsListProps {
  readonly categories: readonly Category[];
  readonly canSave: boolean;
}

export function WorksList({ folder, categories, canSave, ...saving }: WorksListProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  const [text, setText] = useState('');
  const [category, setCategory] = useState<Category>('');
  const [isWhole, setWhole] = useState(false);
  const found = findWorks(folder, text, category);
  const canReorder = canSave && category !== '' && text === '';
  const shown = isWhole || canReorder ? found : found.slice(0, FIRST_WORKS);
  const tileOf = (work: WorkWithTexts): Tile => {
    const { availability, collection: _, ...rest } = work.entry;
    const { id, src, active, priority } = rest;
    const isSold = availability === 'sold';
    const isHidden = !isListed({ active });
    const facts = [
      t('add.works.number', { id }),
      availability && t(`availability.${availability}`),
      isHidden && t('add.works.hidden'),
    ];
    const changeTo = (entry: GalleryEntry): Change => [
      { kind: 'work', base: work, value: { ...work, entry } },
    ];
    const sold = changeTo(isSold ? rest : { ...rest, availability: 'sold' });
    const hidden = changeTo({ ...work.entry, active: String(isHidden) });
    return {
      view: { show: 'work', id },
      photo: folder.photos[`images/gallery/${src}`],
      title: work.texts[firstLanguage()]?.title || t('untitled'),
      facts: facts.filter(Boolean).join(', '),
      rank: priority,
      toggles: canSave
        ? [
            { label: t('availability.sold'), isOn: isSold, change: sold },
            { label: t('add.works.isHidden'), isOn: isHidden, change: hidden },
          ]
        : undefined,
    };
  };
  const saveOrder = (ids: readonly number[]): Change => {
    const stored = worksIn(folder.files).filter((work) => work.category === category);
    const base = stored.map(({ id }) => id);
    return [{ kind: 'works-order', category, base, value: idsInFile(stored, ids) }];
  };
  return (
    <>
      <div className={styles.group}>
        <Control label={t('add.works.find')} type="search" value={text} onChange={setText} />
        <Control
          as="select"
          label={t('add.field.category')}
          value={category}
          onChange={setCategory}
        >
          <option value="">{t('add.works.all')}</option>
          {categories.map((each) => (
            <option key={each} value={each}>
              {t(`category.${each}`)}
            </option>
          ))}
        </Control>
      </div>
      <p role="status">{found.length === 0 && t('add.works.none')}</p>
      <TileList
        key={category}
        {...saving}
        page={category ? pathTo.category(category) : pathTo.gallery}
        tiles={shown.map(tileOf)}
        orderHint={t('add.works.orderHint')}
        order={canReorder ? saveOrder : undefined}
      />
      {found.length > shown.length && (
        <Button onClick={() => setWhole(true)}>
          {t('add.works.more', { number: found.length - shown.length })}
        </Button>
      )}
    </>
  );
}

/** One category is in the order of its page; hidden works are included. */
function findWorks({ files }: Folder, text: string, category: Category): WorkWithTexts[] {
  const plain = (words: string) => plainWord(normalizeSpaces(words));
  const words = plain(text).split(/\s+/);
  const found = worksIn(files)
    .filter((work) => category === '' || work.category === category)
    .flatMap(({ id }) => workWithTexts(files, id) ?? [])
    .filter(({ entry, texts }) => {
      const titles = Object.values(texts).map(({ title }) => title);
      const searched = plain([entry.id, ...titles].join(' '));
      return words.every((word) => searched.includes(word));
    });
  if (category === '') return found;
  // Spec §2: a missing priority counts as 0.
  return found.sort((one, other) => (other.entry.priority ?? 0) - (one.entry.priority ?? 0));
}

/** Moves a work only among works of its priority. */
function idsInFile(stored: readonly GalleryEntry[], ids: readonly number[]): number[] {
  const priorityOf = (id: number) => stored.find((work) => work.id === id)?.priority ?? 0;
  const queue = [...ids];
  return stored.map(({ priority = 0 }) => {
    const index = queue.findIndex((id) => priorityOf(id) === priority);
    return queue.splice(index, 1)[0] ?? 0;
  });
}
