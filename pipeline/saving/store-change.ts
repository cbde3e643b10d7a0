import { existsSync } from 'node:fs';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedFile } from '#catalogue/add/saving.ts';
import { GALLERY_FILE } from '#catalogue/change/folder-json.ts';
import { versionsOf } from '#catalogue/change/photo-paths.ts';
import type { Problem } from '#catalogue/check/finding.ts';
import { messages } from '#pipeline/messages.ts';
import {
  type FileChange,
  type Move,
  type Photo,
  SAVING_FOLDER,
  writeFiles,
} from './write-files.ts';

export const REPLACED_FOLDER = 'replaced-photos';

export interface FolderChange {
  readonly texts: ReadonlyMap<string, string>;
  readonly photos: ReadonlyMap<string, Photo>;
  readonly restored: readonly Move[];
}

interface Backup {
  readonly texts: readonly ReplacedText[];
  readonly aside: readonly Move[];
}

interface ReplacedText {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const BACKUP_FILE = `${SAVING_FOLDER}/last-change.json`;

const text = messages(
  {
    nothingToUndo: 'there is no change to undo → correct the folder by hand',
    changedSince: 'the file was changed after this save → correct it by hand',
  },
  {
    nothingToUndo: 'отменять нечего → исправьте папку сами',
    changedSince: 'файл изменили уже после сохранения → исправьте его сами',
  },
);

/**
 * After a crash between any two steps, the folder passes the content check.
 * @param unused photos to move to `REPLACED_FOLDER`
 */
export async function storeChange(
  contentDir: string,
  { texts, photos, restored }: FolderChange,
  unused: readonly string[],
): Promise<readonly SavedFile[]> {
  const replaced: ReplacedText[] = [];
  for (const [file, after] of texts) {
    const path = join(contentDir, file);
    const before = await readFile(path, 'utf8');
    // A rename replaces even a read-only file, which must not be changed.
    await access(path, constants.W_OK);
    if (before !== after) replaced.push({ file, before, after });
  }
  // Entries must never lack a photo or text, so new ones come before them, and removed ones after them.
  const ordered = replaced.toSorted((one, other) => rankOf(one) - rankOf(other));
  const written: FileChange[] = [
    ...[...photos].map(([file, content]) => ({ file, content })),
    ...restored,
    ...ordered.map(({ file, after: content }) => ({ file, content })),
  ];
  const moves = unused.map((file) => planMoveAside(contentDir, file));
  if (written.length + moves.length === 0) return [];
  const content = JSON.stringify({ texts: replaced, aside: moves } satisfies Backup);
  await writeFiles(contentDir, [{ file: BACKUP_FILE, content }, ...written, ...moves]);
  return [
    ...written.map(({ file }) => ({ file })),
    ...moves.map(({ file, from }) => ({ file: from, movedTo: file })),
  ];
}

/** Lower ranks are written first. A shorter file of texts lacks those of a removed work. */
function rankOf({ file, before, after }: ReplacedText): number {
  if (file.startsWith('locales/')) return after.length < before.length ? 3 : 0;
  return file === GALLERY_FILE ? 1 : 2;
}

/** No original is ever deleted: it may be the artist's only copy. */
function planMoveAside(contentDir: string, from: string): Move {
  const day = new Date().toISOString().slice(0, 10);
  let file = '';
  for (file of versionsOf(`${REPLACED_FOLDER}/${day}/${from}`)) {
    if (!existsSync(join(contentDir, file))) break;
  }
  return { file, from };
}

/** Refuses if a text is neither as before the change nor as after it. */
export async function planUndo(
  contentDir: string,
): Promise<FolderChange | { readonly problems: readonly Problem[] }> {
  const read = (file: string) => readFile(join(contentDir, file), 'utf8').catch(() => '');
  const stored = await read(BACKUP_FILE);
  if (!stored) return { problems: [problem('', text().nothingToUndo)] };
  const { texts, aside: moves }: Backup = JSON.parse(stored);
  const problems: Problem[] = [];
  for (const { file, before, after } of texts) {
    const isKnown = [before, after].includes(await read(file));
    if (!isKnown) problems.push(problem(file, text().changedSince));
  }
  if (problems.length > 0) return { problems };
  const isThere = (file: string) => existsSync(join(contentDir, file));
  return {
    texts: new Map(texts.map(({ file, before }) => [file, before])),
    photos: new Map(),
    restored: moves
      .filter(({ file, from }) => isThere(file) && !isThere(from))
      .map(({ file, from }) => ({ file: from, from: file })),
  };
}

function problem(file: string, reason: string): Problem {
  const [message = '', remedy = ''] = reason.split(' → ');
  return { severity: 'error', file, location: '', message, remedy };
}
