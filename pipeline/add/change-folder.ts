import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedChange, SaveProblem } from '#catalogue/add/saving.ts';
import { listFiles } from '#pipeline/content/content-files.ts';
import { loadContent } from '#pipeline/content/load-content.ts';
import type { Problem } from '#pipeline/problem.ts';
import { checkChanges } from './check-changes.ts';
import { type Collection, readCollection } from './collection.ts';
import { describeChange } from './describe-change.ts';
import { lockSaving } from './lock-saving.ts';
import { type FileChange, type FileSteps, replaceFiles, restoreFiles } from './replace-files.ts';
import { REPLACED_FOLDER, type SetAside, setAside } from './set-aside.ts';
import { recordChange } from './undo-records.ts';

/** What is to become of the artist's folder. */
export interface PlannedChange {
  /** In the order in which they are made; what a file holds already may be among them. */
  readonly changes: readonly FileChange[];
  /** Photos that are set aside as well if nothing uses them any more, by their places below the folder. */
  readonly outdated?: Iterable<string>;
}

/** Why nothing is to become of it. */
export interface RefusedChange {
  readonly problems: readonly SaveProblem[];
}

/** What became of a change; unless it was saved, the artist's folder is exactly as it was. */
export type ChangeOutcome =
  | {
      readonly status: 'saved';
      /** What was written or removed, below the artist's folder. */
      readonly changes: readonly FileChange[];
      /** Photos whose place was taken, and where they are kept. */
      readonly setAside: readonly SetAside[];
      /** None if the folder was like this already. */
      readonly change?: SavedChange;
    }
  | { readonly status: 'problems'; readonly problems: readonly SaveProblem[] }
  | { readonly status: 'busy' };

const PHOTOS_FOLDER = 'images/';

/**
 * Changes files of the artist's folder, checked as it would be afterwards, all of them or none. Photos whose place is
 * taken are set aside; the answer tells what has changed, and `undoChange` takes it back.
 *
 * @param plan what is to be changed, as the folder is at that moment; nobody else writes into it meanwhile
 * @throws what the file system threw, with every file as it was.
 */
export async function changeFolder(
  contentDir: string,
  plan: (collection: Collection) => Promise<PlannedChange | RefusedChange>,
  steps?: FileSteps,
): Promise<ChangeOutcome> {
  const locking = lockSaving(contentDir);
  if (locking.status === 'taken') return { status: 'busy' };
  try {
    await restoreFiles(contentDir, steps);
    const collection = await readCollection(contentDir);
    const { files, folder } = collection;
    if (folder.refused.length > 0 || listFiles(files).some(({ json }) => !json.root)) {
      return problemsOf((await loadContent(contentDir)).problems);
    }
    const planned = await plan(collection);
    if ('problems' in planned) return { status: 'problems', problems: planned.problems };
    return await changeAlone(collection, planned, steps);
  } finally {
    locking.unlock();
  }
}

async function changeAlone(
  collection: Collection,
  { changes: wanted, outdated = [] }: PlannedChange,
  steps: FileSteps | undefined,
): Promise<ChangeOutcome> {
  const { contentDir } = collection;
  const { errors, isUsed } = await checkChanges(collection, wanted);
  if (errors.length > 0) return problemsOf(errors);
  const removed = [...outdated].filter((file) => !isUsed(file)).map((file) => ({ file }));
  const all: readonly FileChange[] = [...wanted, ...removed];
  const before = await readAll(contentDir, all);
  const changes = all.filter(({ file, content }) => !isSame(before.get(file), content));
  if (changes.length === 0) return { status: 'saved', changes, setAside: [] };
  const originals = changes.flatMap(({ file }) => {
    const original = before.get(file);
    return original && file.startsWith(PHOTOS_FOLDER) ? [[file, original] as const] : [];
  });
  const aside = await setAside(contentDir, new Map(originals), {
    folder: REPLACED_FOLDER,
    day: new Date(),
  });
  const made = { changes, before, setAside: aside.places };
  const { id, files } = await recordChange(contentDir, made);
  const change = describeChange(collection, { ...made, id });
  await replaceFiles(contentDir, [...aside.changes, ...changes, ...files], steps);
  return { status: 'saved', changes, setAside: aside.places, change };
}

/** What the files hold that are to be changed; a new one is not among them. */
async function readAll(
  contentDir: string,
  changes: readonly FileChange[],
): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const { file } of changes) {
    const content = await readFile(join(contentDir, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (content) contents.set(file, content);
  }
  return contents;
}

function isSame(before: Buffer | undefined, content: FileChange['content']): boolean {
  if (!before || content === undefined) return before === content;
  return before.equals(Buffer.from(content));
}

function problemsOf(problems: readonly Problem[]): ChangeOutcome {
  return {
    status: 'problems',
    problems: problems
      .filter(({ severity }) => severity === 'error')
      .map(({ severity: _, ...problem }) => problem),
  };
}
