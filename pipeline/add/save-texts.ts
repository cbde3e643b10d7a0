import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SaveProblem } from '#catalogue/add/saving.ts';
import type { TextChange } from '#catalogue/add/text-changes.ts';
import { messages, told } from '#pipeline/messages.ts';
import { type ChangeOutcome, changeFolder } from './change-folder.ts';
import { cleanPhoto } from './clean-photo.ts';
import type { Collection } from './collection.ts';
import { JsonEdits } from './json-edits.ts';
import { isUpToDate, placeChange } from './place-texts.ts';
import type { FileChange, FileSteps } from './replace-files.ts';

const say = messages(
  {
    changedSince: told(
      'this has changed in the folder since the form was opened',
      'look at it again and save once more',
    ),
    taken: told('there is a photo of this name by now', 'take the photo out and choose it again'),
  },
  {
    changedSince: told(
      'в папке это изменилось с тех пор, как форма открыта',
      'посмотрите ещё раз и сохраните снова',
    ),
    taken: told('фото с таким именем уже есть', 'уберите фото и выберите его заново'),
  },
);

export interface ReceivedTexts {
  readonly changes: readonly TextChange[];
  readonly photos: ReadonlyMap<string, Buffer>;
}

/** Refuses to overwrite what has changed since the edit began; sets unused photos aside. */
export function saveTexts(
  contentDir: string,
  { changes, photos }: ReceivedTexts,
  steps?: FileSteps,
): Promise<ChangeOutcome> {
  const plan = async (collection: Collection) => {
    const problems: SaveProblem[] = [];
    const planned: FileChange[] = [];
    for (const [file, ofFile] of Map.groupBy(changes, (change) => change.file)) {
      const text = await readFile(join(contentDir, file), 'utf8');
      const edits = new JsonEdits(text);
      const { value } = edits;
      const [message, remedy] = say().changedSince;
      for (const change of ofFile) {
        const { path } = change;
        if (isUpToDate(value, change)) placeChange(edits, change);
        else problems.push({ file, place: path.join(', '), path, message, remedy });
      }
      planned.push({ file, content: edits.text });
    }
    const taken = new Set(collection.folder.photos.map(({ file }) => file.toLowerCase()));
    for (const [file, content] of photos) {
      const [message, remedy] = say().taken;
      if (taken.has(file)) problems.push({ file, place: '', message, remedy });
      planned.push({ file, content: await cleanPhoto(content) });
    }
    if (problems.length > 0) return { problems };
    return { changes: planned, outdated: photosInUse(collection) };
  };
  return changeFolder(contentDir, plan, steps);
}

/** Excludes photos that a link in the folder points to. */
function photosInUse({ folder, photos }: Collection): string[] {
  const filesAt = Map.groupBy(folder.photos, ({ path }) => path);
  return folder.photos
    .filter(({ file, path }) => photos.references.has(file) && filesAt.get(path)?.length === 1)
    .map(({ file }) => file);
}
