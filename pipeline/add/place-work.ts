import { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { ArtworkWords, type GalleryWordsFile } from '#catalogue/schema/locale-files.ts';
import { CATEGORIES, type Category } from '#catalogue/works/categories.ts';
import { JsonEdits } from './json-edits.ts';

interface Placing {
  readonly replaced: number | undefined;
  /** For each paragraph, its index in the replaced work; by default the same index. */
  readonly paragraphsFrom?: readonly (number | null)[] | undefined;
}

/** A new work comes first, because the newest does. A replaced one keeps its unknown fields. */
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

function keepOwnFields<Fields extends object>(
  known: object,
  before: Fields | undefined,
  now: Fields,
): Fields {
  // An invalid folder may have any value here; the check reports it.
  if (typeof before !== 'object' || before === null) return now;
  const kept = Object.entries(before).flatMap(([name, value]) => {
    if (Object.hasOwn(now, name)) return [[name, now[name as keyof Fields]]];
    return Object.hasOwn(known, name) ? [] : [[name, value]];
  });
  return Object.fromEntries([...kept, ...Object.entries(now)]);
}

/** Moves words from another category; without `words`, the previous ones stay or are removed. */
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

/** The artist's own categories follow those of the specification. */
function rankOf(category: string): number {
  const rank = (CATEGORIES as readonly string[]).indexOf(category);
  return rank < 0 ? CATEGORIES.length : rank;
}

function idOf(key: string): number {
  return Number(key.replace('art-', ''));
}
