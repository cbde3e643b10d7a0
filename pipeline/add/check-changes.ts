import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '#catalogue/check/check-folder.ts';
import { type LoadedContent, loadContent } from '#pipeline/content/load-content.ts';
import { photoProblems } from '#pipeline/content/photo-references/photo-problems.ts';
import { processPhotos } from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Collection } from './collection.ts';
import type { FileChange } from './replace-files.ts';

interface CheckedChanges {
  readonly errors: readonly Problem[];
  readonly isUsed: (photoFile: string) => boolean;
}

/**
 * Checks a copy in which unchanged photos are empty files, because only their names matter. New
 * photos are copied and decoded completely.
 */
export async function checkChanges(
  collection: Collection,
  changes: readonly FileChange[],
): Promise<CheckedChanges> {
  const view = await mkdtemp(join(tmpdir(), 'content-view-'));
  try {
    await copyWithoutPhotos(collection, view);
    for (const { file, content } of changes) {
      if (content !== undefined) await write(join(view, file), content);
      else await rm(join(view, file), { force: true });
    }
    const loaded = await loadContent(view);
    const outcomes = await processPhotos(newPhotos(loaded, collection, changes), {
      // The project's own cache would record the copy as the location of the photos.
      cacheDir: join(view, '.cache'),
      quality: 'working',
      makePictures: false,
    });
    const problems = [...loaded.problems, ...photoProblems(loaded, outcomes)];
    return {
      errors: problems.filter(({ severity }) => severity === 'error'),
      isUsed: (photoFile) => loaded.usesOf(photoFile).length > 0,
    };
  } finally {
    await rm(view, { recursive: true, force: true });
  }
}

function newPhotos(
  loaded: LoadedContent,
  { photos }: Collection,
  changes: readonly FileChange[],
): LoadedContent['photos'] {
  const brought = new Set(changes.map(({ file }) => file));
  return loaded.photos.filter(
    ({ file }) => brought.has(file) || (file.startsWith('http') && !photos.references.has(file)),
  );
}

async function copyWithoutPhotos(collection: Collection, view: string): Promise<void> {
  const { contentDir, files, folder } = collection;
  for (const { file } of listFiles(files)) {
    await mkdir(dirname(join(view, file)), { recursive: true });
    // A missing file is missing in the copy too, so the check reports it.
    await copyFile(join(contentDir, file), join(view, file)).catch(() => {});
  }
  for (const { file } of folder.photos) await write(join(view, file), '');
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
