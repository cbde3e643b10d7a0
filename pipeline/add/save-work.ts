import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORK_FILE } from '#catalogue/add/work-package.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { paths } from '#catalogue/site/paths.ts';
import { firstLanguage, siteLanguages } from '#catalogue/words/language.ts';
import { inEnglish, inRussian, messages, told } from '#pipeline/messages.ts';
import {
  type ChangeOutcome,
  changeFolder,
  type PlannedChange,
  type RefusedChange,
} from './change-folder.ts';
import { cleanPhoto } from './clean-photo.ts';
import { type Collection, entriesOf, GALLERY_FILE, photosOnlyOf, wordsFile } from './collection.ts';
import { learnWords } from './learn-words.ts';
import { placePhotos } from './place-photos.ts';
import { findWords, placeEntry, placeWords } from './place-work.ts';
import type { ReceivedWork } from './read-package.ts';
import type { FileChange, FileSteps } from './replace-files.ts';

const say = messages(
  {
    noWords: (language: string) =>
      told(
        `the package has no title in ${inEnglish(language)}, the first language of the site`,
        'make it again on /add of this site',
      ),
  },
  {
    noWords: (language) =>
      told(
        `нет ${inRussian(language, 'ого')} названия, а это первый язык сайта`,
        'сделайте файл заново на странице /add этого сайта',
      ),
  },
);

export type SaveOutcome =
  | (Extract<ChangeOutcome, { status: 'saved' }> & {
      readonly path: string;
      readonly entry: GalleryEntry;
    })
  | Exclude<ChangeOutcome, { status: 'saved' }>;

export async function saveWork(
  contentDir: string,
  work: ReceivedWork,
  steps?: FileSteps,
): Promise<SaveOutcome> {
  let entry: GalleryEntry = work.entry;
  const outcome = await changeFolder(
    contentDir,
    async (collection) => {
      const placed = await placeInFolder(collection, work);
      if ('problems' in placed) return placed;
      entry = placed.entry;
      return placed;
    },
    steps,
  );
  if (outcome.status !== 'saved') return outcome;
  return { ...outcome, path: paths(firstLanguage()).artwork(entry), entry };
}

async function placeInFolder(
  collection: Collection,
  work: ReceivedWork,
): Promise<(PlannedChange & { readonly entry: GalleryEntry }) | RefusedChange> {
  const { contentDir, folder } = collection;
  if (!work.words[firstLanguage()]) {
    const [message, remedy] = say().noWords(firstLanguage());
    return { problems: [{ file: WORK_FILE, place: 'words', message, remedy }] };
  }
  const replaced = replacedBy(work, collection);
  const own = replaced ? photosOnlyOf(collection, replaced.id) : new Set<string>();
  const taken = new Set(folder.photos.map(({ file }) => file.normalize().toLowerCase()));
  const { entry: placed, photos } = placePhotos(
    withId(work.entry, replaced?.id ?? freeId(work.entry.id, collection)),
    await cleanPhotos(work.photos),
    {
      isTaken: (path) => taken.has(path) && !own.has(path),
      originals: await readAll(contentDir, own),
    },
  );
  const entry = { ...placed, key: replaced?.key ?? work.key };
  const brought = [...photos].map(([file, content]) => ({ file, content }));
  const words = await wordChanges(contentDir, { ...work, entry }, replaced?.id);
  const learned = await learnWords(contentDir, work.vocabulary);
  return { entry, changes: [...brought, ...learned, ...words], outdated: own };
}

async function readAll(contentDir: string, files: Iterable<string>): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const file of files) contents.set(file, await readFile(join(contentDir, file)));
  return contents;
}

async function cleanPhotos(photos: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const cleaned = new Map<string, Buffer>();
  for (const [file, content] of photos) cleaned.set(file, await cleanPhoto(content));
  return cleaned;
}

interface Replaced {
  readonly id: number;
  readonly key: string | undefined;
}

/** Prefers the work of the same draft, whose id may have changed. */
function replacedBy(
  { key, replaces, entry }: ReceivedWork,
  collection: Collection,
): Replaced | undefined {
  const entries = entriesOf(collection).filter((each) => each !== undefined);
  const found =
    entries.find((each) => each.key === key) ??
    entries.find(({ id }) => replaces && id === entry.id);
  return found?.id === undefined ? undefined : { id: found.id, key: found.key };
}

function freeId(wanted: number, collection: Collection): number {
  const ids = entriesOf(collection).map((entry) => entry?.id ?? 0);
  return ids.includes(wanted) ? Math.max(...ids) + 1 : wanted;
}

function withId(entry: GalleryEntry, id: number): GalleryEntry {
  return { ...entry, id, title: `art-${id}` };
}

/** Written before the entry, because words without a work are harmless. */
async function wordChanges(
  contentDir: string,
  {
    entry,
    words,
    paragraphsFrom,
  }: { entry: GalleryEntry } & Pick<ReceivedWork, 'words' | 'paragraphsFrom'>,
  replaced: number | undefined,
): Promise<FileChange[]> {
  const edit = async (file: string, change: (text: string) => string): Promise<FileChange[]> => {
    const text = await readFile(join(contentDir, file), 'utf8');
    const changed = change(text);
    return changed === text ? [] : [{ file, content: changed }];
  };
  const changes = siteLanguages().map((language) =>
    edit(wordsFile(language), (text) => {
      const held = replaced === undefined ? undefined : findWords(text, entry.title);
      return placeWords(text, entry, { words: words[language], held });
    }),
  );
  changes.push(edit(GALLERY_FILE, (text) => placeEntry(text, entry, { replaced, paragraphsFrom })));
  return (await Promise.all(changes)).flat();
}
