import { join, resolve } from 'node:path';
import { memoize } from '#catalogue/texts/memoize.ts';
import { REPLACED_FOLDER } from '#pipeline/saving/store-change.ts';
import { SAVING_FOLDER } from '#pipeline/saving/write-files.ts';
import { CACHE_DIR, isInside, type Settings, WORK_DIRS } from '#pipeline/settings.ts';
import { foldersBeside } from '#pipeline/site/output-folder.ts';

const NOT_SHOWN = ['bench', 'deploy', 'docs', 'test', 'tools'];

/**
 * Nine of ten files are no part of the site. Each watched one costs memory and time at the start, and some systems
 * allow only 8,000. `follow-content.ts` reports generated files itself.
 */
export function unwatchedPaths({ contentDir, outDir }: Settings): (path: string) => boolean {
  const inContent = [SAVING_FOLDER, REPLACED_FOLDER].map((folder) => join(contentDir, folder));
  const notShown = NOT_SHOWN.map((folder) => resolve(folder)).filter(
    (folder) => !isInside(contentDir, folder),
  );
  const generated = [CACHE_DIR, WORK_DIRS, outDir, ...foldersBeside(outDir)];
  const unwatched = [...notShown, ...generated, ...inContent];
  return memoize((path) => unwatched.some((folder) => isInside(path, folder)));
}
