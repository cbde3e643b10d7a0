import { join, resolve } from 'node:path';
import { memoize } from '#catalogue/memoize.ts';
import { SAVING_FOLDER } from '#pipeline/add/replace-files.ts';
import { REPLACED_FOLDER } from '#pipeline/add/set-aside.ts';
import { UNDO_FOLDER } from '#pipeline/add/undo-records.ts';
import { isInside } from '#pipeline/is-inside.ts';
import { OLDER_FOLDER } from '#pipeline/older-folder/carry-over.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { WORDS_DIR } from '#pipeline/site/make-bundles.ts';
import { foldersBeside } from '#pipeline/site/replace-folder.ts';

/** Folders of this project of which nothing is shown. */
const NOT_SHOWN = ['bench', 'deploy', 'docs', 'sample-art', 'test', 'tools'];

/**
 * What need not be watched while working on the site: what is no part of it, pictures in the cache, the built site, what
 * is half-written by `/add`, what can be taken back, the photos that were set aside, and files of an older version. They
 * are nine files of ten, each watched one costs time at the start and memory, and some systems allow only 8,000. Whoever
 * generates the words of the interface tells of them (`follow-content.ts`).
 *
 * @returns whether a path need not be watched; it is asked of every path, again and again
 */
export function unwatchedPaths({
  contentDir,
  outDir,
}: Pick<Settings, 'contentDir' | 'outDir'>): (path: string) => boolean {
  const inContent = [SAVING_FOLDER, UNDO_FOLDER, REPLACED_FOLDER, OLDER_FOLDER].map((folder) =>
    join(contentDir, folder),
  );
  const notShown = NOT_SHOWN.map((folder) => resolve(folder)).filter(
    (folder) => !isInside(contentDir, folder),
  );
  const generated = [CACHE_DIR, resolve(WORDS_DIR), outDir, ...foldersBeside(outDir)];
  const unwatched = [...notShown, ...generated, ...inContent];
  return memoize((path) => unwatched.some((folder) => isInside(path, folder)));
}
