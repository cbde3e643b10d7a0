import { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { ArtworkWords, type GalleryWordsFile } from '#catalogue/content/locale-files.ts';
import { CATEGORIES, type Category } from '#catalogue/works/categories.ts';
import { JsonEdits } from './json-edits.ts';

/** Whose place a work takes. */
interface Placing {
  /** The id of the work whose place it takes; a new one has none. */
  readonly replaced: number | undefined;
  /** Which paragraphs of that work its own were, by their places; without it, those of the same places. */
  readonly paragraphsFrom?: readonly (number | null)[] | undefined;
}

/**
 * `gallery.json` with a work in its place: where the work is that it replaces, else first, since the newest comes
 * first. Fields that no schema knows stay as they were in a work that is replaced.
 *
 * @param text of the file; valid, as the content check wants it
 */
export function placeEntry(
  text: string,
  entry: GalleryEntry,
  { replaced, paragraphsFrom }: Placing,
): string {
  const edits = new JsonEdits(text);
  const works = edits.value as readonly GalleryEntry[];
  const index = works.findIndex(({ id }) => id === replaced);
  const before = works[index];
  if (!before) edits.insert([], 0, entry);
  else edits.update([index], before, withOwnFields(entry, before, paragraphsFrom));
  return edits.text;
}

const DETAILS = GalleryEntry.entries.details;
const PARAGRAPH = DETAILS.entries.text.wrapped.item;

/** A work with the fields of the artist's own that stood in it before, at every level. */
function withOwnFields(
  { details, ...entry }: GalleryEntry,
  before: GalleryEntry,
  paragraphsFrom: Placing['paragraphsFrom'],
): GalleryEntry {
  const text = details.text?.map((paragraph, index) => {
    const place = paragraphsFrom ? paragraphsFrom[index] : index;
    const held = before.details?.text?.[place ?? -1];
    return keepOwnFields(PARAGRAPH.entries, held, paragraph);
  });
  const kept = keepOwnFields(DETAILS.entries, before.details, {
    ...details,
    ...(text && { text }),
  });
  return keepOwnFields(GalleryEntry.entries, before, { ...entry, details: kept });
}

/** What now stands in an object, in the order of before, with those of its fields that are not known. */
function keepOwnFields<Fields extends object>(
  known: object,
  before: Fields | undefined,
  now: Fields,
): Fields {
  // A folder that is not in order may hold anything here; the check says so.
  if (typeof before !== 'object' || before === null) return now;
  const kept = Object.entries(before).flatMap(([name, value]) => {
    if (Object.hasOwn(now, name)) return [[name, now[name as keyof Fields]]];
    return Object.hasOwn(known, name) ? [] : [[name, value]];
  });
  return Object.fromEntries([...kept, ...Object.entries(now)]);
}

/**
 * A `locales/…/gallery.json` with the words of a work in their place: under its category, before those of the next
 * older work; words under another category move.
 *
 * @param words what the work is called and told in this language; without them, those of before stay, or go as well
 * @param held what was said of the work that is replaced
 */
export function placeWords(
  text: string,
  { category, title: key }: Pick<GalleryEntry, 'category' | 'title'>,
  { words: now, held: before }: { words: ArtworkWords | undefined; held: ArtworkWords | undefined },
): string {
  const words = now ? keepOwnFields(ArtworkWords.entries, before, now) : before;
  const edits = new JsonEdits(text);
  const file = edits.value as GalleryWordsFile;
  for (const each of Object.keys(file)) {
    if (file[each]?.[key] && (each !== category || !words)) edits.remove([each, key]);
  }
  const held = file[category]?.[key];
  if (words && held) edits.update([category, key], held, words);
  else if (words) addWords(edits, { category, key, words });
  return edits.text;
}

/** What a `locales/…/gallery.json` says of a work, wherever it stands. */
export function findWords(text: string, key: string): ArtworkWords | undefined {
  const file = new JsonEdits(text).value as GalleryWordsFile;
  return Object.values(file)
    .map((words) => words?.[key])
    .find(Boolean);
}

function addWords(
  edits: JsonEdits,
  { category, key, words }: { category: Category; key: string; words: ArtworkWords },
): void {
  const file = edits.value as GalleryWordsFile;
  if (!file[category]) {
    const position = Object.keys(file).findIndex((each) => rankOf(each) > rankOf(category));
    edits.add([], position < 0 ? Number.POSITIVE_INFINITY : position, [category, {}]);
  }
  const position = Object.keys(file[category] ?? {}).findIndex((each) => idOf(each) < idOf(key));
  edits.add([category], position < 0 ? Number.POSITIVE_INFINITY : position, [key, words]);
}

/** Categories of the artist's own come after those of the specification, as they were added. */
function rankOf(category: string): number {
  const rank = (CATEGORIES as readonly string[]).indexOf(category);
  return rank < 0 ? CATEGORIES.length : rank;
}

function idOf(key: string): number {
  return Number(key.replace('art-', ''));
}
