import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { GalleryEntry } from '../catalogue/content/gallery-entry.ts';
import type { GalleryWordsFile } from '../catalogue/content/locale-files.ts';
import type { NewsEntry } from '../catalogue/content/news-entry.ts';
import { SHIPPED_LANGUAGES, type ShippedLanguage } from '../catalogue/words/language.ts';
import { CATEGORIES, type Category } from '../catalogue/works/categories.ts';
import { makePhoto } from './made-photo.ts';

/** Pixels of the long side: the smallest and the largest of a collection. */
const LONG_SIDES_PX = { large: [1500, 4000], small: [480, 480] } as const;

export interface MadeCollection {
  /** Where the artist's folder is made. */
  readonly folder: string;
  readonly works: number;
  /** `large` ones are such as a camera takes; `small` ones cost next to nothing, so that what is left is seen. */
  readonly photos: keyof typeof LONG_SIDES_PX;
}

interface MadeWork {
  readonly entry: GalleryEntry;
  readonly source: string;
  readonly words: Readonly<Record<ShippedLanguage, GalleryWordsFile>>;
}

/**
 * Makes an artist's folder with any number of works, evenly over the categories, from the sample collection: its words,
 * its photos varied, and everything that is not a work as it is there.
 */
export async function makeCollection(collection: MadeCollection): Promise<void> {
  const { folder } = collection;
  await mkdir(join(folder, 'images/gallery'), { recursive: true });
  await cp('content', folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join('content', 'images', 'gallery')),
  });
  await writeJson(join(folder, 'news.json'), await makePosts());
  const works = await makeWorks(collection.works);
  await writeJson(
    join(folder, 'gallery.json'),
    works.map(({ entry }) => entry),
  );
  for (const language of SHIPPED_LANGUAGES) {
    const words = wordsOf(works, language);
    await writeJson(join(folder, 'locales', language, 'gallery.json'), words);
  }
  await makePhotos(works, collection);
}

/** Those of the sample, which tell of works that only the sample has. */
async function makePosts(): Promise<NewsEntry[]> {
  const text = await readFile('content/news.json', 'utf8');
  const posts: NewsEntry[] = JSON.parse(text.replace(/\[([^[\]"]*)\]\(\/gallery\/[^)]*\)/g, '$1'));
  return posts.map(({ works: _works, ...post }) => post);
}

/** Newest first, and numbered from 1. */
async function makeWorks(count: number): Promise<MadeWork[]> {
  const samples = await readJson<GalleryEntry[]>('content/gallery.json');
  const [ru, en] = await Promise.all(
    SHIPPED_LANGUAGES.map((language) =>
      readJson<GalleryWordsFile>(`content/locales/${language}/gallery.json`),
    ),
  );
  const samplesOf = Map.groupBy(samples, ({ category }) => category);
  return Array.from({ length: count }, (_, position) => {
    const id = count - position;
    const category = CATEGORIES[id % CATEGORIES.length] ?? CATEGORIES[0];
    const ofCategory = samplesOf.get(category) ?? [];
    const sample = ofCategory[Math.floor(id / CATEGORIES.length) % ofCategory.length];
    if (!sample) throw new Error(`The sample has no work in ${category}`);
    const words = (file: GalleryWordsFile = {}) => numbered(file, sample, id);
    return {
      entry: varied(sample, category, id),
      source: join('content/images/gallery', sample.src),
      words: { ru: words(ru), en: words(en) },
    };
  });
}

function varied(sample: GalleryEntry, category: Category, id: number): GalleryEntry {
  const { average_color: _colour, ...details } = sample.details;
  return {
    id,
    category,
    title: `art-${id}`,
    src: `work-${id}.jpg`,
    active: 'true',
    details: { ...details, images: [] },
  };
}

/** The sample's words under the number of the made work, which tells works of one title apart. */
function numbered(
  file: GalleryWordsFile,
  { category, title }: GalleryEntry,
  id: number,
): GalleryWordsFile {
  const found = file[category]?.[title];
  if (!found) return {};
  const { imagesAlt: _details, ...words } = found;
  return { [category]: { [`art-${id}`]: { ...words, title: `${words.title} (${id})` } } };
}

function wordsOf(works: readonly MadeWork[], language: ShippedLanguage): GalleryWordsFile {
  const file: Record<string, GalleryWordsFile[string]> = {};
  for (const { entry, words } of works) {
    const { category } = entry;
    file[category] = Object.assign(file[category] ?? {}, words[language][category]);
  }
  return file;
}

async function makePhotos(
  works: readonly MadeWork[],
  { folder, photos }: MadeCollection,
): Promise<void> {
  const [shortest, longest] = LONG_SIDES_PX[photos];
  const left = works.entries();
  const makeThem = async () => {
    for (const [position, { entry, source }] of left) {
      const share = position / Math.max(1, works.length - 1);
      const longSide = Math.round(shortest + (longest - shortest) * share);
      const photo = await makePhoto({ source, longSide, variant: entry.id });
      await writeFile(join(folder, 'images/gallery', entry.src), photo);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, makeThem));
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, 'utf8')) as Content;
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
}
