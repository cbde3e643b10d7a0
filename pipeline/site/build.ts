import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { type Manifest, publishPictures } from '#pipeline/photos/manifest.ts';
import { pruneCache, sha256 } from '#pipeline/photos/photo-cache.ts';
import { photoLabels, progressBar } from '#pipeline/photos/progress-bar.ts';
import { publishedPictures } from '#pipeline/photos/published-pictures.ts';
import type { ServedSite } from '#pipeline/server/serve-site.ts';
import { CACHE_DIR, checkWritable, type Settings, WORK_DIRS } from '#pipeline/settings.ts';
import { bundle } from './bundle.ts';
import { compressFiles } from './compress-files.ts';
import { text } from './messages.ts';
import { lockOutput, replaceFolder, restoreFolder, stagingFolder } from './output-folder.ts';
import { prepare, readValidContent } from './prepare.ts';
import { copyPublicFiles, renderPages, writeSiteFiles } from './write-site.ts';

/** If the build fails, the previous site stays. `show` gets the pages before their pictures are encoded. */
export async function buildSite(
  settings: Settings,
  quality: PictureQuality,
  show?: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const { outDir } = settings;
  await checkWritable(CACHE_DIR, WORK_DIRS, dirname(outDir));
  const unlock = lockOutput(outDir);
  // One folder for each `outDir`, so the lock also keeps other builds out of it.
  const workDir = join(WORK_DIRS, sha256(outDir).slice(0, 12));
  try {
    await rm(workDir, { recursive: true, force: true });
    await restoreFolder(outDir);
    const siteDir = stagingFolder(outDir);
    const manifest = await makePages(settings, quality, { workDir, siteDir });
    const site: ServedSite = { ...settings, outDir: siteDir, manifest };
    await show?.(site);
    await publishPictures(manifest, siteDir, {
      onProgress: progressBar(photoLabels().making),
      fetchPicture: settings.reusesPublished ? publishedPictures(settings) : undefined,
    });
    site.outDir = replaceFolder(outDir);
    await site.outDir;
  } catch (error) {
    // If this fails too, the next build restores the folder.
    await restoreFolder(outDir).catch(console.error);
    throw error;
  } finally {
    unlock();
  }
  await pruneCache(CACHE_DIR);
  console.log(text().done(outDir));
}

async function makePages(
  settings: Settings,
  quality: PictureQuality,
  { workDir, siteDir }: { readonly workDir: string; readonly siteDir: string },
): Promise<Manifest> {
  const content = await readValidContent(settings.contentDir, quality);
  if (quality === 'release' && !settings.siteUrl) console.log(text().withoutUrl);
  const { catalogue } = await prepare(content, settings, workDir);
  console.log(text().pages);
  const parts = { content, catalogue, siteDir, bundles: await bundle(settings, workDir) };
  await writeSiteFiles(parts, settings);
  await renderPages(parts, settings);
  await copyPublicFiles(settings.contentDir, siteDir);
  await compressFiles(siteDir, quality);
  return content.manifest;
}
