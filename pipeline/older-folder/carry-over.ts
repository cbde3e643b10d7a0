import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { SHIPPED_LANGUAGES, type ShippedLanguage } from '#catalogue/words/language.ts';
import { JsonEdits } from '#pipeline/add/json-edits.ts';
import { lockSaving } from '#pipeline/add/lock-saving.ts';
import { type FileChange, replaceFiles } from '#pipeline/add/replace-files.ts';
import { setAside } from '#pipeline/add/set-aside.ts';
import { sortWords } from './sort-words.ts';

/** Inside the artist's folder, for files as they were before they were carried over, in a folder for each day. */
export const OLDER_FOLDER = 'older-version';

/** So many words of the application stand in a file only if all of them once had to. */
const FEWEST_OF_A_WHOLE_SET = 50;

/** A file of an older version that is now as this one wants it. */
export interface CarriedFile {
  /** Below the artist's folder. */
  readonly file: string;
  /** Where it is kept as it was. */
  readonly place: string;
  /** How many words went that come with the application. */
  readonly shippedCount: number;
  /** Words of the artist's own that stay: `button.home`. */
  readonly kept: readonly string[];
  /** Words of the artist's own that went, since nothing says them any more. */
  readonly lost: readonly { readonly key: string; readonly text: string }[];
}

interface CarriedText extends Omit<CarriedFile, 'place'> {
  readonly before: string;
  readonly after: string;
}

/**
 * Carries an artist's folder of an older version over to this one, all of it or nothing; what it was is kept beside.
 *
 * Every word of the interface once had to stand in the folder. Left there, they would stay as they were then, and those
 * that are no longer known would be listed at each check.
 *
 * @throws what the file system throws, with every file as it was.
 */
export async function carryOver(contentDir: string): Promise<readonly CarriedFile[]> {
  const texts = (
    await Promise.all(SHIPPED_LANGUAGES.map((language) => carriedWords(contentDir, language)))
  ).filter((each) => each !== undefined);
  if (texts.length === 0) return [];
  const locking = await lockSaving(contentDir);
  // Whoever has it writes, or carries over: then there is nothing to do the next time.
  if (locking.status === 'taken') return [];
  try {
    const originals = new Map(texts.map(({ file, before }) => [file, Buffer.from(before)]));
    const aside = await setAside(contentDir, originals, { folder: OLDER_FOLDER, day: new Date() });
    const changes: FileChange[] = texts.map(({ file, after }) => ({ file, content: after }));
    await replaceFiles(contentDir, [...aside.changes, ...changes]);
    return texts.map(({ before: _, after: __, ...text }, index) => {
      return { ...text, place: aside.places[index]?.place ?? '' };
    });
  } finally {
    await locking.unlock();
  }
}

async function carriedWords(
  contentDir: string,
  language: ShippedLanguage,
): Promise<CarriedText | undefined> {
  const file = `locales/${language}/translation.json`;
  const before = await readFile(join(contentDir, file), 'utf8').catch(() => undefined);
  const edits = before === undefined ? undefined : editsOf(before);
  const value = edits?.value;
  if (before === undefined || !edits || typeof value !== 'object' || value === null) {
    return undefined;
  }
  const { shipped, shippedCount, own, lost } = sortWords(value, language);
  if (shippedCount < FEWEST_OF_A_WHOLE_SET) return undefined;
  for (const path of [...shipped, ...lost]) edits.remove(path);
  return {
    ...{ file, before, after: edits.text, shippedCount },
    kept: own.map(keyOf),
    lost: lost.map((path) => ({ key: keyOf(path), text: textAt(value, path) })),
  };
}

/** What cannot be read is told by the check. */
function editsOf(text: string): JsonEdits | undefined {
  try {
    const edits = new JsonEdits(text);
    return edits.value === undefined ? undefined : edits;
  } catch {
    return undefined;
  }
}

function keyOf(path: JSONPath): string {
  return path.join('.');
}

function textAt(value: object, path: JSONPath): string {
  return String(path.reduce<unknown>((each, key) => Reflect.get(each as object, key), value));
}
