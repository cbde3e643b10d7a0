import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SaveProblem } from '#catalogue/add/saving.ts';
import { CATEGORIES, type Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { firstLanguage, inLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import type { Proportions } from '#catalogue/works/work-size.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { cleanPhoto } from '#pipeline/photos/clean-photo.ts';
import { type Collection, entriesOf, readCollection } from '#pipeline/saving/collection.ts';
import { saveChange } from '#pipeline/saving/save-change.ts';
import { describePhoto, keyOf } from './describe-photo.ts';
import { type FoundPhoto, listPhotos } from './photo-list.ts';

export type PhotoOutcome =
  | {
      readonly status: 'imported';
      readonly entry: GalleryEntry;
      readonly title: string;
      readonly size: Proportions;
    }
  | { readonly status: 'known'; readonly work: string }
  | { readonly status: 'without-category'; readonly folder: string }
  | { readonly status: 'other' }
  | { readonly status: 'faulty'; readonly message: string; readonly remedy: string }
  | { readonly status: 'problems'; readonly problems: readonly SaveProblem[] };

interface Import {
  readonly contentDir: string;
  readonly folder: string;
  readonly category: string | undefined;
  readonly onPhoto: (file: string, outcome: PhotoOutcome, progress: Progress) => void;
}

const say = messages(
  {
    noCategory: (name: string, known: string) =>
      `There is no category '${name}'; name one of ${known}`,
  },
  {
    noCategory: (name, known) => `Раздела «${name}» нет; назовите один из этих: ${known}`,
  },
);

interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Skips photos that the collection has, so a second run continues an interrupted one. Starts with
 * the last photo: the gallery puts new works first, so the order of the folder results.
 * @returns 'busy' if another process is writing into the artist's folder
 * @throws {ExpectedError} for an unknown category
 */
export async function importFolder(given: Import): Promise<'done' | 'busy'> {
  const collection = await readCollection(given.contentDir);
  const categories = categoriesOf(collection);
  const [only, ...more] = categories;
  const categoryNamed = findCategory(collection, categories);
  const wanted = given.category === undefined ? undefined : categoryNamed(given.category);
  if (given.category !== undefined && wanted === undefined) {
    throw new ExpectedError(say().noCategory(given.category, categories.join(', ')));
  }
  // A folder with another name is probably not meant for the only category.
  const fallback = ({ folder }: FoundPhoto) =>
    wanted ?? (more.length === 0 && folder === '' ? only : undefined);
  const { photos, others } = await listPhotos(given.folder, categoryNamed);
  const known = await knownPhotos(collection);
  const total = photos.length + others.length;
  let done = 0;
  let lastId = Math.max(0, ...entriesOf(collection).map((entry) => entry?.id ?? 0));
  const tell = (file: string, outcome: PhotoOutcome) => {
    done += 1;
    given.onPhoto(file, outcome, { done, total });
  };

  for (const photo of photos.toReversed()) {
    const outcome = await importPhoto(photo, {
      contentDir: given.contentDir,
      folder: given.folder,
      category: photo.category ?? fallback(photo),
      id: lastId + 1,
      known,
    });
    if (outcome === 'busy') return 'busy';
    if (outcome.status === 'imported') lastId = outcome.entry.id;
    tell(photo.file, outcome);
  }
  for (const file of others) tell(file, { status: 'other' });
  return 'done';
}

async function importPhoto(
  { file, folder }: FoundPhoto,
  into: Pick<Import, 'contentDir' | 'folder'> & {
    readonly category: Category | undefined;
    readonly id: number;
    readonly known: KnownPhotos;
  },
): Promise<PhotoOutcome | 'busy'> {
  const { category, contentDir, id, known } = into;
  const bytes = await readFile(join(into.folder, file));
  const work = await known.find(bytes);
  if (work !== undefined) return { status: 'known', work };
  if (category === undefined) return { status: 'without-category', folder };
  const described = await describePhoto(file, bytes, { category, id });
  if (described.status === 'faulty') return described;
  const { work: added, photo, size } = described;
  const saved = await saveChange(contentDir, () => ({
    change: [{ kind: 'work', base: null, value: added }],
    photos: new Map([[`images/gallery/${added.entry.src}`, async () => photo]]),
  }));
  if (saved.status === 'problems') return saved;
  // A new work has no conflicts.
  if (saved.status !== 'saved') return 'busy';
  const entry = { ...added.entry, id: saved.id ?? added.entry.id, title: `art-${saved.id}` };
  known.add(added.entry.key ?? '', entry.title);
  const { title } = inLanguage(added.texts, firstLanguage());
  return { status: 'imported', entry, title, size };
}

function categoriesOf({ files }: Collection): readonly Category[] {
  const own = Object.keys(files.site.salvaged?.categories ?? {});
  return own.length > 0 ? own : CATEGORIES;
}

function findCategory({ files }: Collection, categories: readonly Category[]) {
  const folded = (name: string) => normalizeSpaces(name).trim().toLowerCase();
  const names = new Map<string, Category>();
  for (const { salvaged } of Object.values(files.translation)) {
    for (const category of categories) {
      const own = salvaged?.category?.[category];
      if (own) names.set(folded(own), category);
    }
  }
  for (const labels of Object.values(LABELS)) {
    for (const category of categories) {
      const name = labels?.category[category];
      if (name && !names.has(folded(name))) names.set(folded(name), category);
    }
  }
  for (const category of categories) names.set(folded(category), category);
  return (name: string): Category | undefined => names.get(folded(name));
}

interface KnownPhotos {
  readonly find: (bytes: Buffer) => Promise<string | undefined>;
  readonly add: (key: string, work: string) => void;
}

/** Also compares contents: the key may be gone, and some photos were copied by hand. */
async function knownPhotos(collection: Collection): Promise<KnownPhotos> {
  const { contentDir, photoFolder, photos } = collection;
  const entries = entriesOf(collection);
  const byKey = new Map(entries.map((entry) => [entry?.key, entry?.title ?? '']));
  const bySize = new Map<number, string[]>();
  for (const { file } of photoFolder.photos) {
    const { size } = await stat(join(contentDir, file));
    bySize.set(size, [...(bySize.get(size) ?? []), file]);
  }
  const workWith = (file: string) => {
    const use = photos.references.get(file)?.find(({ file: source }) => source === 'gallery.json');
    return entries[Number(use?.path[0])]?.title;
  };
  return {
    find: async (bytes) => {
      const key = byKey.get(keyOf(bytes));
      if (key !== undefined) return key;
      for (const each of [bytes, await cleanPhoto(bytes)]) {
        for (const file of bySize.get(each.length) ?? []) {
          const work = workWith(file);
          if (work !== undefined && each.equals(await readFile(join(contentDir, file))))
            return work;
        }
      }
      return undefined;
    },
    add: (key, work) => byKey.set(key, work),
  };
}
