import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/editor/button.tsx';
import styles from '#app/editor/editor.module.css';
import { Control } from '#app/editor/fields/control.tsx';
import type { Saving } from '#app/editor/saving.tsx';
import type { Folder } from '#app/editor/target/save-target.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import { type WorkWithTexts, worksIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import { plainWord } from '#catalogue/find/search-terms.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { isListed } from '#catalogue/works/catalogue.ts';
import { type Tile, TileList } from './tile-list.tsx';

/** As many as a phone shows with ease; the others are one press away. */
const FIRST_WORKS = 48;

interface WorksListProps extends Saving {
  readonly folder: Folder;
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
  const stored = worksIn(folder.files).filter((work) => work.category === category);
  const tileOf = (work: WorkWithTexts): Tile => {
    const { entry, texts } = work;
    const { availability, collection: _, ...rest } = entry;
    const isSold = availability === 'sold';
    const isHidden = !isListed(entry);
    const facts = [
      t('add.works.number', { id: entry.id }),
      availability && t(`availability.${availability}`),
      isHidden && t('add.works.hidden'),
    ];
    const toggle = (label: string, isOn: boolean, changed: GalleryEntry) => {
      const value = { ...work, entry: changed };
      return { label, isOn, change: [{ kind: 'work', base: work, value }] as const };
    };
    const toggles = [
      toggle(t('availability.sold'), isSold, isSold ? rest : { ...rest, availability: 'sold' }),
      toggle(t('add.works.isHidden'), isHidden, { ...entry, active: String(isHidden) }),
    ];
    return {
      id: entry.id,
      view: { show: 'work', id: entry.id },
      photo: folder.photos[`images/gallery/${entry.src}`],
      title: texts[firstLanguage()]?.title || t('untitled'),
      facts: facts.filter(Boolean).join(', '),
      rank: entry.priority,
      toggles: canSave ? toggles : [],
      page: pathTo.artwork(entry),
    };
  };
  const order = {
    hint: t('add.works.orderHint'),
    changeOf: (ids: readonly number[]): Change => {
      const base = stored.map(({ id }) => id);
      return [{ kind: 'works-order', category, base, value: idsInFile(stored, ids) }];
    },
    page: pathTo.category(category),
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
        tiles={shown.map(tileOf)}
        order={canReorder ? order : undefined}
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

/** The works of each priority keep their positions in the file. */
function idsInFile(stored: readonly GalleryEntry[], ids: readonly number[]): number[] {
  const priorityOf = (id: number) => stored.find((work) => work.id === id)?.priority ?? 0;
  const queue = [...ids];
  return stored.map(({ priority = 0 }) => {
    const index = queue.findIndex((id) => priorityOf(id) === priority);
    return queue.splice(index, 1)[0] ?? 0;
  });
}
