import { CATEGORIES, type Category } from '#catalogue/categories.ts';
import type { GalleryEntry } from '#catalogue/gallery-entry.ts';
import type { ArtworkWords, GalleryWordsFile } from '#catalogue/locale-files.ts';
import { JsonEdits } from './json-edits.ts';

/**
 * `gallery.json` with a work in its place: where the work of that id is, else first, since the newest comes first.
 *
 * @param text of the file; valid, as the content check wants it
 */
export function placeEntry(text: string, entry: GalleryEntry): string {
  const edits = new JsonEdits(text);
  const works = edits.value as readonly GalleryEntry[];
  const index = works.findIndex(({ id }) => id === entry.id);
  const before = works[index];
  if (before) edits.update([index], before, entry);
  else edits.insert([], 0, entry);
  return edits.text;
}

/**
 * A `locales/…/gallery.json` with the words of a work in their place: under its category, before those of the next
 * older work; words under another category move.
 *
 * @param words what the work is called and told in this language; without them, those that are there go
 */
export function placeWords(
  text: string,
  { category, title: key }: Pick<GalleryEntry, 'category' | 'title'>,
  words: ArtworkWords | undefined,
): string {
  const edits = new JsonEdits(text);
  const file = edits.value as GalleryWordsFile;
  for (const each of CATEGORIES) {
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
  return CATEGORIES.map((category) => file[category]?.[key]).find(Boolean);
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

function rankOf(category: string): number {
  return (CATEGORIES as readonly string[]).indexOf(category);
}

function idOf(key: string): number {
  return Number(key.replace('art-', ''));
}
