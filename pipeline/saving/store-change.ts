import { existsSync } from 'node:fs';
import { access, constants, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedFile, SaveProblem } from '#catalogue/add/saving.ts';
import { GALLERY_FILE } from '#catalogue/change/folder-json.ts';
import { messages } from '#pipeline/messages.ts';
import {
  type FileChange,
  type FileSystem,
  type Photo,
  SAVING_FOLDER,
  writeFiles,
} from './write-files.ts';

/** Beside `images`, where the check would report its photos as unused. */
export const REPLACED_FOLDER = 'replaced-photos';

/** All paths are below the folder. */
export interface FolderChange {
  readonly texts: ReadonlyMap<string, string>;
  readonly photos: ReadonlyMap<string, Photo>;
  /** Photos that are set aside, or put back. */
  readonly moves: readonly Move[];
}

interface Move {
  readonly from: string;
  readonly to: string;
}

/** Of the last change, for undo. */
interface Backup {
  readonly texts: readonly ReplacedText[];
  readonly moves: readonly Move[];
}

interface ReplacedText {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const BACKUP_FILE = `${SAVING_FOLDER}/last-change.json`;

const text = messages(
  {
    nothingToUndo: 'there is no change to take back → correct it by hand',
    changedSince: 'this file has changed since → correct it by hand',
  },
  {
    nothingToUndo: 'возвращать нечего → исправьте сами',
    changedSince: 'этот файл с тех пор изменился → исправьте сами',
  },
);

/** After a crash between any two steps, the folder passes the content check. */
export async function storeChange(
  contentDir: string,
  { texts, photos, moves }: FolderChange,
  fs?: FileSystem,
): Promise<readonly SavedFile[]> {
  const replaced: ReplacedText[] = [];
  for (const [file, after] of texts) {
    const path = join(contentDir, file);
    const before = await readFile(path, 'utf8');
    // Renaming would replace a read-only file without asking.
    await access(path, constants.W_OK);
    if (before !== after) replaced.push({ file, before, after });
  }
  // What entries refer to comes before them, and what they no longer refer to after them.
  const ordered = replaced.toSorted((one, other) => rankOf(one) - rankOf(other));
  const toChange = ({ from, to }: Move) => ({ file: to, from });
  const changes: FileChange[] = [
    ...[...photos].map(([file, content]) => ({ file, content })),
    ...moves.filter((move) => !isAside(move)).map(toChange),
    ...ordered.map(({ file, after: content }) => ({ file, content })),
    ...moves.filter(isAside).map(toChange),
  ];
  if (changes.length === 0) return [];
  const content = JSON.stringify({ texts: replaced, moves } satisfies Backup);
  await writeFiles(contentDir, [{ file: BACKUP_FILE, content }, ...changes], fs);
  return changes.map((change) => {
    const isMovedAway = 'from' in change && change.file.startsWith(REPLACED_FOLDER);
    return isMovedAway ? { file: change.from, movedTo: change.file } : { file: change.file };
  });
}

function isAside({ to }: Move): boolean {
  return to.startsWith(REPLACED_FOLDER);
}

/** Texts of a removed work go after it. */
function rankOf({ file, before, after }: ReplacedText): number {
  if (file.startsWith('locales/')) return after.length < before.length ? 3 : 0;
  return file === GALLERY_FILE ? 1 : 2;
}

/** Only while the texts are as the change left them, or as a crash within the change did. */
export async function planUndo(
  contentDir: string,
): Promise<FolderChange | { readonly problems: readonly SaveProblem[] }> {
  const stored = await readFile(join(contentDir, BACKUP_FILE), 'utf8').catch(() => '');
  const reason = stored ? text().changedSince : text().nothingToUndo;
  const [message = '', remedy = ''] = reason.split(' → ');
  if (!stored) return { problems: [{ file: '', place: '', message, remedy }] };
  const { texts, moves }: Backup = JSON.parse(stored);
  const problems: SaveProblem[] = [];
  for (const { file, before, after } of texts) {
    const now = await readFile(join(contentDir, file), 'utf8').catch(() => undefined);
    if (now !== before && now !== after) problems.push({ file, place: '', message, remedy });
  }
  if (problems.length > 0) return { problems };
  const isThere = (file: string) => existsSync(join(contentDir, file));
  const putBack = moves
    .filter((move) => isAside(move) && isThere(move.to) && !isThere(move.from))
    .map(({ from, to }) => ({ from: to, to: from }));
  const former = texts.map(({ file, before }) => [file, before] as const);
  return { texts: new Map(former), photos: new Map(), moves: putBack };
}

/** No original is ever deleted: it may be the artist's only copy. */
export function moveAside(contentDir: string, files: readonly string[]): Move[] {
  const day = new Date().toISOString().slice(0, 10);
  return files.map((from) => {
    const wanted = `${REPLACED_FOLDER}/${day}/${from}`;
    let to = wanted;
    for (let copy = 2; existsSync(join(contentDir, to)); copy += 1) {
      to = wanted.replace(/(?=\.\w+$)/, `-v${copy}`);
    }
    return { from, to };
  });
}
