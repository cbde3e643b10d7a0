import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { photoProblems } from '#pipeline/folder/check-content.ts';
import { judgeFolder } from '#pipeline/folder/load-content.ts';
import { photoFile } from '#pipeline/folder/photo-references/photo-folder.ts';
import type { JsonFolder } from '#pipeline/folder/read-folder.ts';
import { readJson } from '#pipeline/folder/read-json.ts';
import { processPhotos } from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Collection } from './collection.ts';
import { type FileChange, isPhoto } from './replace-files.ts';

interface CheckedChanges {
  readonly errors: readonly Problem[];
  readonly isUsed: (photoFile: string) => boolean;
}

/** Judges the folder as it will be. Only new photos are decoded; of others the names matter. */
export async function checkChanges(
  collection: Collection,
  changes: readonly FileChange[],
): Promise<CheckedChanges> {
  const { contentDir, folder, photoFolder, photos } = collection;
  const directory = await mkdtemp(join(tmpdir(), 'new-photos-'));
  try {
    const changed = new Set(changes.map(({ file }) => file));
    const brought = changes
      .filter(({ file, content }) => isPhoto(file) && content !== undefined)
      .map(({ file }) => photoFile(file, join(directory, file)));
    const kept = photoFolder.photos.filter(({ file }) => !changed.has(file));
    const loaded = await judgeFolder(contentDir, withTexts(folder, changes), {
      ...photoFolder,
      photos: [...kept, ...brought],
    });
    for (const { file, content = '' } of changes.filter((each) => isPhoto(each.file))) {
      await mkdir(dirname(join(directory, file)), { recursive: true });
      await writeFile(join(directory, file), content);
    }
    const requests = loaded.photos.filter(
      ({ file }) => changed.has(file) || (file.startsWith('http') && !photos.references.has(file)),
    );
    const outcomes = await processPhotos(requests, {
      // The project's own cache would record this directory as the location of the photos.
      cacheDir: join(directory, '.cache'),
      quality: 'working',
      makePictures: false,
    });
    const problems = [...loaded.problems, ...photoProblems(loaded, outcomes)];
    return {
      errors: problems.filter(({ severity }) => severity === 'error'),
      isUsed: (file) => loaded.usesOf(file).length > 0,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function withTexts(
  { json, texts, findings }: JsonFolder,
  changes: readonly FileChange[],
): JsonFolder {
  const changed = changes
    .filter(({ file }) => texts.has(file))
    .map(({ file, content = '' }) => {
      const text = new TextDecoder().decode(Buffer.from(content));
      return { file, text, json: undefined, ...readJson(file, text) };
    });
  const files = new Set(changed.map(({ file }) => file));
  return {
    json: { ...json, ...Object.fromEntries(changed.map((each) => [each.file, each.json])) },
    texts: new Map([...texts, ...changed.map(({ file, text }) => [file, text] as const)]),
    findings: [
      ...findings.filter(({ file }) => !files.has(file)),
      ...changed.flatMap((each) => each.findings),
    ],
  };
}
