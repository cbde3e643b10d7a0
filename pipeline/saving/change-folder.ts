import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedChange, SaveProblem } from '#catalogue/add/saving.ts';
import {
  allFiles,
  type ValidatedFile,
  type ValidatedFolder,
} from '#catalogue/check/validate-folder.ts';
import { loadContent } from '#pipeline/folder/load-content.ts';
import type { Problem } from '#pipeline/problem.ts';
import { checkChanges } from './check-changes.ts';
import { type Collection, readCollection } from './collection.ts';
import { describeChange } from './describe-change.ts';
import { lockSaving } from './lock-saving.ts';
import {
  type FileChange,
  type FileSteps,
  isPhoto,
  replaceFiles,
  restoreFiles,
} from './replace-files.ts';
import { REPLACED_FOLDER, type SetAside, setAside } from './set-aside.ts';
import { recordChange } from './undo-records.ts';

export interface PlannedChange {
  readonly changes: readonly FileChange[];
  /** Photos to set aside unless something still uses them; paths below the folder. */
  readonly outdated?: Iterable<string>;
}

export interface RefusedChange {
  readonly problems: readonly SaveProblem[];
}

/** Unless it was saved, the artist's folder is unchanged. */
export type ChangeOutcome =
  | {
      readonly status: 'saved';
      readonly changes: readonly FileChange[];
      readonly setAside: readonly SetAside[];
      readonly change?: SavedChange;
    }
  | { readonly status: 'problems'; readonly problems: readonly SaveProblem[] }
  | { readonly status: 'busy' };

/** All files change or none; `plan` runs under the lock, so the folder cannot change. */
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
    const { files, photoFolder } = collection;
    if (photoFolder.refused.length > 0 || !isEditable(files)) {
      return problemsOf((await loadContent(contentDir)).problems);
    }
    const planned = await plan(collection);
    if ('problems' in planned) return { status: 'problems', problems: planned.problems };
    return await changeAlone(collection, planned, steps);
  } finally {
    locking.unlock();
  }
}

/** Faults inside an entry may be what the change corrects; without entries there is nothing to edit. */
function isEditable(files: ValidatedFolder): boolean {
  const hasEntries = ({ salvaged }: ValidatedFile<readonly object[]>) => salvaged?.every(Boolean);
  return (
    allFiles(files).every(({ salvaged }) => salvaged !== undefined) &&
    [files.gallery, files.news].every(hasEntries)
  );
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
    return original && isPhoto(file) ? [[file, original] as const] : [];
  });
  const aside = await setAside(contentDir, new Map(originals), {
    folder: REPLACED_FOLDER,
    day: new Date(),
  });
  const made = { changes, before, setAside: aside.places };
  const { id, files } = await recordChange(contentDir, made);
  const change = describeChange({ ...made, id });
  await replaceFiles(contentDir, [...aside.changes, ...changes, ...files], steps);
  return { status: 'saved', changes, setAside: aside.places, change };
}

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
