import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#app/editor/editor.module.css';
import { FieldFrame } from '#app/editor/fields/field-frame.tsx';
import { SaveStatus, type Saving, useSaving } from '#app/editor/saving.tsx';
import type { Folder } from '#app/editor/target/save-target.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { type WorkWithTexts, worksIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { isListed } from '#catalogue/works/catalogue.ts';
import { OrderedList } from './ordered-list.tsx';
import { Tile } from './tile.tsx';

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
  const [count, setCount] = useState(FIRST_WORKS);
  const [isReordering, setReordering] = useState(false);
  const { state, save } = useSaving(saving);
  const found = findWorks(folder, text, category);
  const canReorder = canSave && category !== '' && text === '';
  const change = async (work: WorkWithTexts, entry: WorkWithTexts['entry']) => {
    if (!(await save([{ kind: 'work', base: work, value: { ...work, entry } }]))) return;
    saving.onSaved({ key: `work ${entry.id}`, id: entry.id, page: pathTo.artwork(entry) });
  };
  return (
    <>
      <div className={styles.filters}>
        <FieldFrame label={t('add.works.find')}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('add.field.category')}>
          {(control) => (
            <select
              {...control}
              value={category}
              onChange={(event) => {
                setCategory(event.target.value);
                setReordering(false);
              }}
            >
              <option value="">{t('add.works.all')}</option>
              {categories.map((each) => (
                <option key={each} value={each}>
                  {t(`category.${each}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {canReorder && !isReordering && (
          <button type="button" className={styles.button} onClick={() => setReordering(true)}>
            {t('add.works.reorder')}
          </button>
        )}
      </div>
      <SaveStatus state={state} />
      <p role="status">{found.length === 0 && t('add.works.none')}</p>
      {canReorder && isReordering ? (
        <OrderedList
          {...saving}
          hint={t('add.works.orderHint')}
          entries={found.map(({ entry }) => entry)}
          canSwap={(one, other) => (one.priority ?? 0) === (other.priority ?? 0)}
          titleOf={(id) => titleOf(found.find(({ entry }) => entry.id === id)) || t('untitled')}
          changeOf={(ids) => {
            const stored = worksIn(folder.files).filter((work) => work.category === category);
            const base = stored.map(({ id }) => id);
            return [{ kind: 'works-order', category, base, value: idsInFile(stored, ids) }];
          }}
          page={pathTo.category(category)}
        >
          {(id) => <WorkTile work={found.find(({ entry }) => entry.id === id)} folder={folder} />}
        </OrderedList>
      ) : (
        <ul className={styles.tiles}>
          {found.slice(0, count).map((work) => (
            <li key={work.entry.id} className={styles.tile}>
              <WorkTile work={work} folder={folder} />
              {canSave && <QuickActions work={work} onChange={(entry) => change(work, entry)} />}
            </li>
          ))}
        </ul>
      )}
      {!isReordering && found.length > count && (
        <button type="button" className={styles.button} onClick={() => setCount(found.length)}>
          {t('add.works.more', { number: found.length - count })}
        </button>
      )}
    </>
  );
}

interface WorkTileProps {
  readonly work: WorkWithTexts | undefined;
  readonly folder: Folder;
}

function WorkTile({ work, folder }: WorkTileProps) {
  const { t } = useTranslation();
  if (!work) return null;
  const { entry } = work;
  const facts = [
    t('add.works.number', { id: entry.id }),
    entry.availability && t(`availability.${entry.availability}`),
    !isListed(entry) && t('add.works.hidden'),
  ];
  return (
    <Tile
      view={{ show: 'work', id: entry.id }}
      photo={folder.photos[`images/gallery/${entry.src}`]}
      title={titleOf(work) || t('untitled')}
      facts={facts.filter(Boolean).join(', ')}
    />
  );
}

interface QuickActionsProps {
  readonly work: WorkWithTexts;
  readonly onChange: (entry: WorkWithTexts['entry']) => void;
}

/** What changes most often, without opening the work. */
function QuickActions({ work, onChange }: QuickActionsProps) {
  const { t } = useTranslation();
  const { availability, collection: _, ...rest } = work.entry;
  const isSold = availability === 'sold';
  const isHidden = !isListed(work.entry);
  const title = titleOf(work) || t('untitled');
  const actions = [
    [t('availability.sold'), isSold, isSold ? rest : { ...rest, availability: 'sold' }],
    [t('add.works.isHidden'), isHidden, { ...work.entry, active: String(isHidden) }],
  ] as const;
  return (
    <div className={styles.actions}>
      {actions.map(([label, isOn, entry]) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={isOn}
          onClick={() => onChange(entry as WorkWithTexts['entry'])}
        >
          {label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

function titleOf(work: WorkWithTexts | undefined): string {
  return work?.texts[firstLanguage()]?.title ?? '';
}

/** One category is in the order of its page; hidden works are included. */
function findWorks({ files }: Folder, text: string, category: Category): WorkWithTexts[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = worksIn(files)
    .filter((work) => category === '' || work.category === category)
    .flatMap(({ id }) => workWithTexts(files, id) ?? [])
    .filter(({ entry, texts }) => {
      const titles = Object.values(texts).map(({ title }) => title);
      const searched = fold([entry.id, ...titles].join(' '));
      return words.every((word) => searched.includes(word));
    });
  if (category === '') return found;
  // Spec §2: a missing priority counts as 0.
  return found.sort((one, other) => (other.entry.priority ?? 0) - (one.entry.priority ?? 0));
}

/** Nobody types ё on purpose. */
function fold(text: string): string {
  return normalizeSpaces(text).toLowerCase().replaceAll('ё', 'е');
}

/** The works of each priority keep their positions in the file. */
function idsInFile(stored: readonly WorkWithTexts['entry'][], ids: readonly number[]): number[] {
  const priorityOf = (id: number) => stored.find((work) => work.id === id)?.priority ?? 0;
  const queue = [...ids];
  return stored.map(({ priority = 0 }) => {
    const index = queue.findIndex((id) => priorityOf(id) === priority);
    return queue.splice(index, 1)[0] ?? 0;
  });
}
