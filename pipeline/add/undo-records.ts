import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from './replace-files.ts';
import { REPLACED_FOLDER, type SetAside } from './set-aside.ts';

/** Inside the artist's folder: what the last savings have changed, each in a file of its own. */
export const UNDO_FOLDER = '.undo';

/** How many savings can be taken back. */
const MOST_RECORDS = 20;

/** What stood in a file before: nothing, a text, or a photo, which lies where it was set aside. */
type Former =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'photo'; readonly place: string };

/** A file that a saving has changed. */
interface RecordedFile {
  readonly file: string;
  readonly before: Former;
  /** The sum of what the saving has left there; null if it has removed it. */
  readonly after: string | null;
}

/** A change that is just being made. */
export interface MadeChange {
  readonly changes: readonly FileChange[];
  /** What the files hold that are changed. */
  readonly before: ReadonlyMap<string, Buffer>;
  readonly setAside: readonly SetAside[];
}

/** What makes a change one that can be taken back: files to be written together with it. */
export async function recordChange(
  contentDir: string,
  { changes, before, setAside }: MadeChange,
): Promise<{ readonly id: string; readonly files: readonly FileChange[] }> {
  const id = `${Date.now()}-${randomUUID()}`;
  const asideOf = new Map(setAside.map(({ file, place }) => [file, place]));
  const formerOf = (file: string): Former => {
    const place = asideOf.get(file);
    if (place !== undefined) return { kind: 'photo', place };
    const text = before.get(file)?.toString();
    return text === undefined ? { kind: 'none' } : { kind: 'text', text };
  };
  const record = changes
    .filter(({ file }) => isArtists(file))
    .map(({ file, content }): RecordedFile => {
      const after = content === undefined ? null : sumOf(content);
      return { file, before: formerOf(file), after };
    });
  const written = { file: placeOf(id), content: JSON.stringify(record) };
  const outdated = (await recordNames(contentDir)).sort().slice(0, 1 - MOST_RECORDS);
  return { id, files: [written, ...outdated.map((name) => ({ file: `${UNDO_FOLDER}/${name}` }))] };
}

/** Whether a file is one of the artist's, and not one that savings have put aside for her. */
export function isArtists(file: string): boolean {
  return ![UNDO_FOLDER, REPLACED_FOLDER].some((folder) => file.startsWith(`${folder}/`));
}

/** What a saving has changed; undefined if it is too long ago, or never was. */
export async function readRecord(
  contentDir: string,
  id: string,
): Promise<readonly RecordedFile[] | undefined> {
  const text = await readFile(join(contentDir, placeOf(id)), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Where a record lies, below the artist's folder. */
export function placeOf(id: string): string {
  return `${UNDO_FOLDER}/${id}.json`;
}

/** The SHA-256 sum of what a file holds, in hexadecimal digits. */
export function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function recordNames(contentDir: string): Promise<string[]> {
  return readdir(join(contentDir, UNDO_FOLDER)).catch(() => []);
}
