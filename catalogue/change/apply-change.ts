import type { Category } from '#catalogue/schema/categories.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import {
  type FolderJson,
  GALLERY_FILE,
  galleryTextsIn,
  galleryTextsPath,
  isTranslationPath,
  languagesIn,
  NEWS_FILE,
  postsIn,
  SITE_FILE,
  type WorkWithTexts,
  worksIn,
  workWithTexts,
} from './folder-json.ts';
import { type Conflict, isSame, type Merged, merge, mergeOrder } from './merge.ts';

type Versions<Value> = Readonly<Record<'base' | 'value', Value>>;

export type SiteTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A `null` base adds a work or post; a `null` value removes it. */
export type Edit =
  | ({ readonly kind: 'work' } & Versions<WorkWithTexts | null>)
  | ({ readonly kind: 'post' } & Versions<NewsEntry | null>)
  | ({ readonly kind: 'works-order'; readonly category?: Category } & Versions<readonly number[]>)
  | ({ readonly kind: 'posts-order' } & Versions<readonly number[]>)
  | ({ readonly kind: 'texts' } & Versions<SiteTexts>);

export type Change = readonly Edit[];

export type ChangeResult =
  | {
      readonly status: 'applied';
      readonly files: FolderJson;
      /** Id of the work or post. If the id of a new one is taken, it gets the next free id. */
      readonly id?: number;
    }
  | { readonly status: 'conflict'; readonly conflicts: readonly EditConflict[] };

export interface EditConflict extends Conflict {
  readonly edit: number;
}

/** The fields of each form. Not `publish`, because it runs programs. */
export const SITE_FORMS = {
  about: ['name', 'profession', 'about', 'biography'],
  contacts: ['contacts', 'answers', 'offers', 'links', 'invitation'],
  home: ['hero', 'categories'],
};
const TEXT_FIELDS = [...Object.values(SITE_FORMS).flat(), 'vocabulary'];

interface AppliedEdit extends Pick<Merged, 'conflicts'> {
  readonly folder: FolderJson;
  readonly id?: number;
}

/** Normalizing a whole folder at each key would delay typing. */
const normalizedFolders = new WeakMap<FolderJson, FolderJson>();

export function applyChange(folder: FolderJson, change: Change): ChangeResult {
  // Otherwise a field whose name contains an invisible character would be stored twice.
  const stored = normalizedFolders.get(folder) ?? normalizeJson(folder, [], folder);
  normalizedFolders.set(folder, stored);
  let next = stored;
  let id: number | undefined;
  const conflicts: EditConflict[] = [];
  for (const [index, received] of change.entries()) {
    const edit = { ...received, value: normalizeJson(received.value, [], received.base) } as Edit;
    const applied = applyEdit(next, edit);
    next = applied.folder;
    id ??= applied.id;
    conflicts.push(...applied.conflicts.map((conflict) => ({ ...conflict, edit: index })));
  }
  if (conflicts.length > 0) return { status: 'conflict', conflicts };
  const files = Object.entries(next).filter(([file, value]) => !isSame(stored[file], value));
  return { status: 'applied', files: Object.fromEntries(files), ...(id !== undefined && { id }) };
}

function applyEdit(folder: FolderJson, edit: Edit): AppliedEdit {
  switch (edit.kind) {
    case 'work':
      return applyWork(folder, edit);
    case 'post':
      return applyPost(folder, edit);
    case 'works-order': {
      const isReordered = ({ category }: { category: Category }) =>
        category === (edit.category ?? category);
      const { value, conflicts } = reorder(worksIn(folder), isReordered, edit);
      return { folder: { ...folder, [GALLERY_FILE]: value }, conflicts };
    }
    case 'posts-order': {
      const { value, conflicts } = reorder(postsIn(folder), () => true, edit);
      return { folder: { ...folder, [NEWS_FILE]: value }, conflicts };
    }
    case 'texts': {
      const [base, value] = [edit.base, edit.value].map((each) => onlySiteTexts(each, folder));
      const merged = merge({ base, value, saved: folder });
      return { folder: merged.value as FolderJson, conflicts: merged.conflicts };
    }
  }
}

function applyWork(folder: FolderJson, { base, value }: Versions<WorkWithTexts | null>) {
  if (base === null && value) {
    const id = newId(value.entry, worksIn(folder));
    const added = { ...value, entry: { ...value.entry, id, title: `art-${id}` } };
    const next = writeWork(folder, workWithTexts(folder, id), added);
    return { folder: next, conflicts: [], id };
  }
  const entry = base && findEntry(base.entry, worksIn(folder));
  const id = (entry ?? base?.entry)?.id ?? 0;
  const saved = entry ? workWithTexts(folder, id) : undefined;
  const merged = merge({ base: base ?? undefined, value: value ?? undefined, saved });
  // Placeholders and their texts in all languages are one field, as their numbers belong together.
  const paragraphs = merge(
    { base: paragraphsOf(base), value: paragraphsOf(value), saved: paragraphsOf(saved) },
    ['paragraphs'],
  );
  const conflicts =
    paragraphs.conflicts.length > 0 && merged.conflicts.every(({ path }) => path.length > 0)
      ? [...merged.conflicts.filter(({ path }) => path.at(-1) !== 'text'), ...paragraphs.conflicts]
      : merged.conflicts;
  const work = merged.value as WorkWithTexts | undefined;
  return { folder: writeWork(folder, saved, work), conflicts, id: work?.entry.id ?? id };
}

function paragraphsOf(work: WorkWithTexts | null | undefined): readonly unknown[] {
  const texts = Object.entries(work?.texts ?? {}).map(([language, { text }]) => [language, text]);
  return [work?.entry.details?.text, Object.fromEntries(texts)];
}

type Keyed = Pick<NewsEntry, 'id' | 'key'>;

function withKey<Entry extends Keyed>(key: string | undefined, entries: readonly Entry[]) {
  return entries.find((each) => key !== undefined && each.key === key);
}

/** Of two new entries that two devices save with the same id, the later one gets another id. */
function findEntry<Entry extends Keyed>({ id, key }: Keyed, entries: readonly Entry[]) {
  const isSameEntry = (each: Entry) => each.id === id && (each.key ?? key) === (key ?? each.key);
  return withKey(key, entries) ?? entries.find(isSameEntry);
}

function newId({ id: preferred, key }: Keyed, entries: readonly Keyed[]): number {
  const again = withKey(key, entries);
  if (again) return again.id;
  const ids = entries.map(({ id }) => id);
  return ids.includes(preferred) ? Math.max(...ids) + 1 : preferred;
}

function writeWork(
  folder: FolderJson,
  previous: WorkWithTexts | undefined,
  work: WorkWithTexts | undefined,
): FolderJson {
  const replaced = [previous?.entry.title, work?.entry.title];
  const texts = languagesIn(folder).map((language) => {
    const others = Object.entries(galleryTextsIn(folder, language)).map(
      ([category, works = {}]) => {
        const hasOld = replaced.some((key) => key !== undefined && Object.hasOwn(works, key));
        // An import adds hundreds of works, and copying all texts takes a while.
        if (!hasOld) return [category, works] as const;
        const otherWorks = Object.entries(works).filter(([key]) => !replaced.includes(key));
        return [category, Object.fromEntries(otherWorks)] as const;
      },
    );
    const categories = Object.fromEntries(others);
    const { category = '', title = '' } = work?.entry ?? {};
    const own = work?.texts[language];
    const withOwn = own && { [category]: { ...categories[category], [title]: own } };
    return [galleryTextsPath(language), { ...categories, ...withOwn }] as const;
  });
  const works = replaceEntry(worksIn(folder), previous?.entry, work?.entry);
  return { ...folder, ...Object.fromEntries(texts), [GALLERY_FILE]: works };
}

function applyPost(folder: FolderJson, { base, value: edited }: Versions<NewsEntry | null>) {
  const posts = postsIn(folder);
  const value = base === null && edited ? { ...edited, id: newId(edited, posts) } : edited;
  const saved = base ? findEntry(base, posts) : posts.find((post) => post.id === value?.id);
  const id = (saved ?? base ?? value)?.id ?? 0;
  const merged = merge({ base: base ?? saved, value: value ?? undefined, saved }, ['entry']);
  const post = merged.value as NewsEntry | undefined;
  const next = { ...folder, [NEWS_FILE]: replaceEntry(posts, saved, post) };
  return { folder: next, conflicts: merged.conflicts, id };
}

function replaceEntry<Entry>(
  entries: readonly Entry[],
  previous: Entry | undefined,
  entry: Entry | undefined,
): readonly Entry[] {
  if (previous === undefined) return entry === undefined ? entries : [entry, ...entries];
  return entries.flatMap((each) => (each === previous ? (entry ?? []) : each));
}

function reorder<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  isReordered: (entry: Entry) => boolean,
  { base, value }: Versions<readonly number[]>,
): Merged {
  const reordered = entries.filter(isReordered);
  const saved = reordered.map(({ id }) => id);
  const { ids, conflicts } = mergeOrder({ base, value, saved });
  const queue = ids.map((id) => reordered.find((entry) => entry.id === id));
  return { value: entries.map((entry) => (isReordered(entry) ? queue.shift() : entry)), conflicts };
}

function onlySiteTexts(texts: SiteTexts, folder: FolderJson): SiteTexts {
  const files = Object.keys(folder).map((file) => {
    const hasTexts = file === SITE_FILE || isTranslationPath(file);
    const fields = Object.entries((hasTexts && texts[file]) || {});
    const own = fields.filter(([field]) => TEXT_FIELDS.includes(field));
    return [file, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(files);
}
