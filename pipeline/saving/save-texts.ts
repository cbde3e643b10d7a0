import { readFile } from 'node:fs/promises';
import type { SaveProblem } from '#catalogue/add/saving.ts';
import type { TextChange } from '#catalogue/add/text-changes.ts';
import type { Change, Edit } from '#catalogue/change/apply-change.ts';
import { NEWS_FILE } from '#catalogue/change/folder-json.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { messages, told } from '#pipeline/messages.ts';
import { cleanPhoto } from '#pipeline/photos/clean-photo.ts';
import type { ChangeOutcome } from './change-folder.ts';
import type { Collection } from './collection.ts';
import type { FileSteps } from './replace-files.ts';
import { saveChange } from './save-change.ts';

const text = messages(
  { taken: told('there is a photo of this name by now', 'take the photo out and choose it again') },
  { taken: told('фото с таким именем уже есть', 'уберите фото и выберите его заново') },
);

export interface ReceivedTexts {
  readonly changes: readonly TextChange[];
  readonly photos: ReadonlyMap<string, Buffer>;
}

export function saveTexts(
  contentDir: string,
  received: ReceivedTexts,
  steps?: FileSteps,
): Promise<ChangeOutcome> {
  const plan = async ({ photoFolder }: Collection) => {
    const photos = new Map<string, Buffer>();
    const problems: SaveProblem[] = [];
    for (const [file, sent] of received.photos) {
      const content = await cleanPhoto(sent);
      photos.set(file, content);
      const taken = photoFolder.photos.find((photo) => photo.file.toLowerCase() === file);
      const isSame = taken?.file === file && content.equals(await readFile(taken.path));
      const [message, remedy] = text().taken;
      if (taken && !isSame) problems.push({ file, place: '', message, remedy });
    }
    return problems.length > 0 ? { problems } : { change: changeOf(received.changes), photos };
  };
  return saveChange(contentDir, plan, steps);
}

type Texts = Record<string, Record<string, unknown>>;

/** The studio's form knows paths in files, not documents. */
function changeOf(changes: readonly TextChange[]): Change {
  const edits: Edit[] = [];
  const [base, value]: [Texts, Texts] = [{}, {}];
  for (const { file, path, before, after } of changes) {
    if (file === NEWS_FILE) {
      edits.push({ kind: 'post', base: postOf(before), value: postOf(after) });
    } else {
      put(base, file, path, before);
      put(value, file, path, after);
    }
  }
  return [...edits, { kind: 'texts', base, value }];
}

function postOf(value: unknown): NewsEntry | null {
  return (value ?? null) as NewsEntry | null;
}

function put(texts: Texts, file: string, path: TextChange['path'], value: unknown): void {
  const [field, inner] = path.map(String);
  const fields = texts[file] ?? {};
  const next = inner === undefined ? value : { ...(fields[field ?? ''] as object), [inner]: value };
  texts[file] = { ...fields, [field ?? '']: next };
}
