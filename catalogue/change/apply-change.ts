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

interface Versions<Value> {
  /** The value that the edit started from. */
  readonly base: Value;
  readonly value: Value;
}

/** Fields by file, such as `contacts` of `site.json`. Absent fields stay as they are. */
type SiteTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** In an entry, `null` as base adds it and `null` as value removes it. */
export type Edit =
  | ({ readonly kind: 'work' } & Versions<WorkWithTexts | null>)
  | ({ readonly kind: 'post' } & Versions<NewsEntry | null>)
  | ({ readonly kind: 'works-order'; readonly category: Category } & Versions<readonly number[]>)
  | ({ readonly kind: 'posts-order' } & Versions<readonly number[]>)
  | ({ readonly kind: 'texts' } & Versions<SiteTexts>);

/** Edits that are saved together. */
export type Change = readonly Edit[];

export type ChangeResult =
  | {
      readonly status: 'applied';
      /** Only the files that differ. */
      readonly files: FolderJson;
      /** The work or post: a new one whose id is used gets the next free id. */
      readonly id?: number;
    }
  | { readonly status: 'conflict'; readonly conflicts: readonly EditConflict[] };

export interface EditConflict extends Conflict {
  readonly edit: Edit;
}

/** About, contacts and home photos. `publish` is excluded, for one, because it runs programs. */
const SITE_FIELDS = ['contacts', 'answers', 'offers', 'links', 'hero', 'categories', 'about'];
const TRANSLATION_FIELDS = ['invitation', 'biography', 'vocabulary'];

export function isSiteText(file: string, field: string): boolean {
  if (file === SITE_FILE) return SITE_FIELDS.includes(field);
  return isTranslationPath(file) && TRANSLATION_FIELDS.includes(field);
}

interface AppliedEdit extends Pick<Merged, 'conflicts'> {
  readonly folder: FolderJson;
  readonly id?: number;
}

export function applyChange(folder: FolderJson, change: Change): ChangeResult {
  // A field whose name holds an invisible character would be written a second time.
  const stored = normalizeJson(folder, [], folder);
  let next = stored;
  let id: number | undefined;
  const conflicts: EditConflict[] = [];
  for (const typed of change) {
    const edit = { ...typed, value: normalizeJson(typed.value, [], typed.base) } as Edit;
    const applied = applyEdit(next, edit);
    next = applied.folder;
    id ??= applied.id;
    conflicts.push(...applied.conflicts.map((conflict) => ({ ...conflict, edit })));
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
      const isMoved = ({ category }: { category: Category }) => category === edit.category;
      const { value, conflicts } = reorder(worksIn(folder), isMoved, edit);
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

function applyWork(folder: FolderJson, { base, value: typed }: Versions<WorkWithTexts | null>) {
  const isNew = base === null && typed !== null;
  const value = isNew ? withId(typed, freeId(typed.entry.id, worksIn(folder))) : typed;
  const id = (base ?? value)?.entry.id ?? 0;
  const saved = workWithTexts(folder, id);
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

function withId(work: WorkWithTexts, id: number): WorkWithTexts {
  return { ...work, entry: { ...work.entry, id, title: `art-${id}` } };
}

function freeId(wanted: number, entries: readonly { readonly id: number }[]): number {
  const ids = entries.map(({ id }) => id);
  return ids.includes(wanted) ? Math.max(...ids) + 1 : wanted;
}

function writeWork(
  folder: FolderJson,
  former: WorkWithTexts | undefined,
  work: WorkWithTexts | undefined,
): FolderJson {
  const replaced = [former?.entry.title, work?.entry.title];
  const texts = languagesIn(folder).map((language) => {
    const others = Object.entries(galleryTextsIn(folder, language)).map(([category, works]) => {
      const kept = Object.entries(works ?? {}).filter(([key]) => !replaced.includes(key));
      return [category, Object.fromEntries(kept)] as const;
    });
    const categories = Object.fromEntries(others);
    const { category = '', title = '' } = work?.entry ?? {};
    const own = work?.texts[language];
    const withOwn = own && { [category]: { ...categories[category], [title]: own } };
    return [galleryTextsPath(language), { ...categories, ...withOwn }] as const;
  });
  const works = replaceEntry(worksIn(folder), former?.entry, work?.entry);
  return { ...folder, ...Object.fromEntries(texts), [GALLERY_FILE]: works };
}

function applyPost(folder: FolderJson, { base, value: typed }: Versions<NewsEntry | null>) {
  const posts = postsIn(folder);
  const value = base === null && typed ? { ...typed, id: freeId(typed.id, posts) } : typed;
  const id = (base ?? value)?.id ?? 0;
  const saved = posts.find((post) => post.id === id);
  const merged = merge({ base: base ?? undefined, value: value ?? undefined, saved });
  const post = merged.value as NewsEntry | undefined;
  const next = { ...folder, [NEWS_FILE]: replaceEntry(posts, saved, post) };
  return { folder: next, conflicts: merged.conflicts, id };
}

/** A new entry comes first, because the newest does. */
function replaceEntry<Entry>(
  entries: readonly Entry[],
  former: Entry | undefined,
  entry: Entry | undefined,
): readonly Entry[] {
  if (former === undefined) return entry === undefined ? entries : [entry, ...entries];
  return entries.flatMap((each) => (each === former ? (entry ?? []) : each));
}

/** Other entries keep their positions. */
function reorder<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  isMoved: (entry: Entry) => boolean,
  { base, value }: Versions<readonly number[]>,
): Merged {
  const moved = entries.filter(isMoved);
  const { ids, conflicts } = mergeOrder(
    base,
    value,
    moved.map(({ id }) => id),
  );
  const queue = ids.map((id) => moved.find((entry) => entry.id === id));
  return { value: entries.map((entry) => (isMoved(entry) ? queue.shift() : entry)), conflicts };
}

function onlySiteTexts(texts: SiteTexts, folder: FolderJson): SiteTexts {
  const files = Object.keys(folder).filter((file) => file === SITE_FILE || isTranslationPath(file));
  return Object.fromEntries(
    files.map((file) => {
      const fields = Object.entries(texts[file] ?? {});
      return [file, Object.fromEntries(fields.filter(([field]) => isSiteText(file, field)))];
    }),
  );
}
