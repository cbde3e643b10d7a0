import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#app/editor/editor.module.css';
import { Control } from '#app/editor/fields/control.tsx';
import { SaveStatus, type Saving, useSaving } from '#app/editor/saving.tsx';
import type { Folder } from '#app/editor/target/save-target.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { type WorkWithTexts, worksIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import { plainWord } from '#catalogue/find/search-terms.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { isListed } from '#catalogue/works/catalogue.ts';
import { type ListedTile, TileList } from './tile-list.tsx';

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
  const { state, save } = useSaving(saving);
  const found = findWorks(folder, text, category);
  const canReorder = canSave && category !== '' && text === '';
  const shown = isWhole || canReorder ? found : found.slice(0, FIRST_WORKS);
  const stored = worksIn(folder.files).filter((work) => work.category === category);
  const change = async (work: WorkWithTexts, entry: GalleryEntry) => {
    if (!(await save([{ kind: 'work', base: work, value: { ...work, entry } }]))) return;
    saving.onSaved({ key: `work ${entry.id}`, id: entry.id, page: pathTo.artwork(entry) });
  };
  const tileOf = (work: WorkWithTexts): ListedTile => {
    const { id, src, priority, availability } = work.entry;
    const title = work.texts[firstLanguage()]?.title || t('untitled');
    const facts = [
      t('add.works.number', { id }),
      availability && t(`availability.${availability}`),
      !isListed(work.entry) && t('add.works.hidden'),
    ];
    return {
      id,
      rank: priority,
      view: { show: 'work', id },
      photo: folder.photos[`images/gallery/${src}`],
      title,
      facts: facts.filter(Boolean).join(', '),
      actions: canSave && (
        <QuickActions entry={work.entry} title={title} onChange={(entry) => change(work, entry)} />
      ),
    };
  };
  return (
    <>
      <div className={styles.filters}>
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
      <SaveStatus state={state} />
      <p role="status">{found.length === 0 && t('add.works.none')}</p>
      <TileList
        key={category}
        {...saving}
        tiles={shown.map(tileOf)}
        {...(canReorder && {
          order: {
            hint: t('add.works.orderHint'),
            changeOf: (ids) => {
              const base = stored.map(({ id }) => id);
              return [{ kind: 'works-order', category, base, value: idsInFile(stored, ids) }];
            },
            page: pathTo.category(category),
          },
        })}
      />
      {found.length > shown.length && (
        <button type="button" className={styles.button} onClick={() => setWhole(true)}>
          {t('add.works.more', { number: found.length - shown.length })}
        </button>
      )}
    </>
  );
}

interface QuickActionsProps {
  readonly entry: GalleryEntry;
  readonly title: string;
  readonly onChange: (entry: GalleryEntry) => void;
}

/** What changes most often, without opening the work. */
function QuickActions({ entry, title, onChange }: QuickActionsProps) {
  const { t } = useTranslation();
  const { availability, collection: _, ...rest } = entry;
  const isSold = availability === 'sold';
  const isHidden = !isListed(entry);
  const actions: readonly (readonly [string, boolean, GalleryEntry])[] = [
    [t('availability.sold'), isSold, isSold ? rest : { ...rest, availability: 'sold' }],
    [t('add.works.isHidden'), isHidden, { ...entry, active: String(isHidden) }],
  ];
  return (
    <div className={styles.actions}>
      {actions.map(([label, isOn, changed]) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={isOn}
          onClick={() => onChange(changed)}
        >
          {label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

/** One category is in the order of its page; hidden works are included. */
function findWorks({ files }: Folder, text: string, category: Category): WorkWithTexts[] {
  const plain = (words: string) => plainWord(normalizeSpaces(words));
  const words = plain(text).split(/\s+/).filter(Boolean);
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
