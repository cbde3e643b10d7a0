import type { SaveProblem } from '#catalogue/add/saving.ts';
import { applyChange, type Change, type EditConflict } from '#catalogue/change/apply-change.ts';
import { GALLERY_FILE, NEWS_FILE, postsIn } from '#catalogue/change/folder-json.ts';
import { formatJson } from '#catalogue/change/format-json.ts';
import { messages, told } from '#pipeline/messages.ts';
import { type ChangeOutcome, changeFolder, type RefusedChange } from './change-folder.ts';
import type { Collection } from './collection.ts';
import type { FileChange, FileSteps } from './replace-files.ts';

export interface PlannedSave {
  readonly change: Change;
  /** Without metadata, by path below the folder. */
  readonly photos?: ReadonlyMap<string, Buffer>;
}

type EntryOutcome =
  | (Extract<ChangeOutcome, { status: 'saved' }> & {
      /** Of the saved work or post. */
      readonly entryId?: number | undefined;
    })
  | Exclude<ChangeOutcome, { status: 'saved' }>;

const text = messages(
  {
    conflict: told(
      'this has changed in the folder since the form was opened',
      'look at it again and save once more',
    ),
  },
  {
    conflict: told(
      'в папке это изменилось с тех пор, как форма открыта',
      'посмотрите ещё раз и сохраните снова',
    ),
  },
);

/** Sets photos aside that nothing uses any more. */
export async function saveChange(
  contentDir: string,
  plan: (
    collection: Collection,
  ) => Promise<PlannedSave | RefusedChange> | PlannedSave | RefusedChange,
  steps?: FileSteps,
): Promise<EntryOutcome> {
  let entryId: number | undefined;
  const outcome = await changeFolder(
    contentDir,
    async (collection) => {
      const planned = await plan(collection);
      if ('problems' in planned) return planned;
      const result = applyChange(collection.folder.json, planned.change);
      if (result.status === 'conflict') {
        return { problems: result.conflicts.map((conflict) => problemOf(conflict, collection)) };
      }
      entryId = result.id;
      const photos = [...(planned.photos ?? [])].map(([file, content]) => ({ file, content }));
      const files = Object.entries(result.files).map(([file, value]): FileChange => {
        return { file, content: formatJson(file, value) };
      });
      return { changes: [...photos, ...files], outdated: photosInUse(collection) };
    },
    steps,
  );
  return outcome.status === 'saved' ? { ...outcome, entryId } : outcome;
}

function problemOf({ edit, path }: EditConflict, collection: Collection): SaveProblem {
  const [message, remedy] = text().conflict;
  const problem = (file: string, at: readonly (string | number)[]) => {
    return { file, place: at.join(', '), path: at, message, remedy };
  };
  if (edit.kind === 'texts') return problem(path[0] ?? '', path.slice(1));
  if (edit.kind !== 'post') return problem(GALLERY_FILE, path);
  const index = postsIn(collection.folder.json).findIndex(({ id }) => id === edit.base?.id);
  return problem(NEWS_FILE, [index, ...path]);
}

/** Excludes photos that a link in the folder points to. */
function photosInUse({ photoFolder, photos }: Collection): string[] {
  const filesAt = Map.groupBy(photoFolder.photos, ({ path }) => path);
  return photoFolder.photos
    .filter(({ file, path }) => photos.references.has(file) && filesAt.get(path)?.length === 1)
    .map(({ file }) => file);
}
