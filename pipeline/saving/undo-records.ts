import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from './replace-files.ts';
import { REPLACED_FOLDER, type SetAside } from './set-aside.ts';

export const UNDO_FOLDER = '.undo';

const MOST_RECORDS = 20;

type Former =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'photo'; readonly place: string };

interface RecordedFile {
  readonly file: string;
  readonly before: Former;
  /** SHA-256 of the content after the saving; null for a removed file. */
  readonly after: string | null;
}

export interface MadeChange {
  readonly changes: readonly FileChange[];
  readonly before: ReadonlyMap<string, Buffer>;
  readonly setAside: readonly SetAside[];
}

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

/** Excludes the files that a saving stores for its own use. */
export function isArtists(file: string): boolean {
  return ![UNDO_FOLDER, REPLACED_FOLDER].some((folder) => file.startsWith(`${folder}/`));
}

export async function readRecord(
  contentDir: string,
  id: string,
): Promise<readonly RecordedFile[] | undefined> {
  const text = await readFile(join(contentDir, placeOf(id)), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

export function placeOf(id: string): string {
  return `${UNDO_FOLDER}/${id}.json`;
}

export function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function recordNames(contentDir: string): Promise<string[]> {
  return readdir(join(contentDir, UNDO_FOLDER)).catch(() => []);
}
