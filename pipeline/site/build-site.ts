import { dirname } from 'node:path';
import { PICTURES_FOLDER } from '#catalogue/photos/photo.ts';
import { checkWritable } from '#pipeline/check-writable.ts';
import { printReport } from '#pipeline/content/report.ts';
import { messages } from '#pipeline/messages.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { lockBuild } from './build-lock.ts';
import { fingerprintOf, fingerprintOfOrder, type MadeSite, readMade } from './build-record.ts';
import { PAGE_INPUTS } from './make-bundles.ts';
import { restoreFolder } from './replace-folder.ts';

const say = messages(
  { unchanged: (folder: string) => `Nothing has changed: ${folder} is up to date` },
  { unchanged: (folder) => `Ничего не изменилось: в ${folder} лежит нынешний сайт` },
);

/**
 * Makes the site of the artist's folder in `settings.outDir`, as a whole or not at all, unless it is there already.
 *
 * @throws {ExpectedError} when the content has errors, or another build is running.
 */
export async function buildSite(settings: Settings, quality: PictureQuality): Promise<void> {
  await checkWritable(CACHE_DIR, '.generated', dirname(settings.outDir));
  const unlock = lockBuild();
  try {
    await restoreFolder(settings.outDir, [PICTURES_FOLDER]);
    const order = fingerprintOfOrder(settings, quality);
    const published = await readMade<MadeSite>('site', settings.outDir);
    if (order !== undefined && order === published?.order) {
      if (published.inputs === fingerprintOf(PAGE_INPUTS, settings)) {
        printReport(published.report);
        return sayUnchanged(settings);
      }
    }
    // It takes longer to load than to see that there is nothing to make.
    const { makeSite } = await import('./make-site.ts');
    const outcome = await makeSite({ settings, quality, order, published });
    if (outcome === 'unchanged') sayUnchanged(settings);
  } catch (error) {
    // What it cannot put right now, the next build does; the reason of the failure is worth more.
    await restoreFolder(settings.outDir, [PICTURES_FOLDER]).catch(() => {});
    throw error;
  } finally {
    unlock();
  }
}

function sayUnchanged({ outDir }: Settings): void {
  console.log(say().unchanged(outDir));
}
