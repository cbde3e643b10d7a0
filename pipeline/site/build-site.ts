import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkWritable } from '#pipeline/check-writable.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { nothingBuilt, printReport } from '#pipeline/folder/report.ts';
import { messages } from '#pipeline/messages.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { publishPictures } from '#pipeline/photos/manifest.ts';
import { pruneCache } from '#pipeline/photos/photo-cache.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { lockBuild } from './build-lock.ts';
import { compressFiles, compressionOf } from './compress-files.ts';
import { publishFilesBesidePages } from './files-beside-pages.ts';
import { generate } from './generate.ts';
import { ASSETS_DIRS, makeBundles } from './make-bundles.ts';
import { publishPages } from './pages/publish-pages.ts';
import { copyPublicFiles } from './public-files.ts';
import { replaceFolder, restoreFolder, stagingFolder } from './replace-folder.ts';

const say = messages(
  {
    withoutAddress: `The public address is not known: the site gets no sitemap, no feeds, no pictures beside shared links, and search
engines do not hear which page is which in the other language.
  → write it into site.json, like "address": "https://example.org", or set SITE_URL`,
    pages: 'Building the pages …',
    done: (folder: string) => `The site is in ${folder}`,
  },
  {
    withoutAddress: `Адрес сайта неизвестен: не будет карты для поисковиков, лент и картинок рядом со ссылками, и поисковики
не узнают, какая страница какой соответствует на другом языке.
  → напишите его в site.json, например "address": "https://example.org", или в SITE_URL`,
    pages: 'Собираем страницы …',
    done: (folder) => `Сайт лежит в ${folder}`,
  },
);

const COMPRESSION_FILE = '.generated/compression.json';

/**
 * Replaces `settings.outDir` as a whole or not at all.
 * @throws {ExpectedError} when the content has errors, or another build is running
 */
export async function buildSite(settings: Settings, quality: PictureQuality): Promise<void> {
  const { outDir } = settings;
  await checkWritable(CACHE_DIR, '.generated', dirname(outDir));
  const unlock = lockBuild();
  try {
    await restoreFolder(outDir);
    await makeSite(settings, quality);
    const compression = JSON.stringify([outDir, compressionOf(quality)]);
    const before = await readFile(COMPRESSION_FILE, 'utf8').catch(() => undefined);
    await compressFiles({
      siteDir: stagingFolder(outDir),
      quality,
      precompressedDir: before === compression ? outDir : undefined,
    });
    await rm(COMPRESSION_FILE, { force: true });
    await replaceFolder(outDir);
    await writeFile(COMPRESSION_FILE, compression);
    await pruneCache(CACHE_DIR);
    console.log(say().done(outDir));
  } catch (error) {
    // The reason of the failure matters more; the next build repairs the folder.
    await restoreFolder(outDir).catch(() => {});
    throw error;
  } finally {
    unlock();
  }
}

async function makeSite(settings: Settings, quality: PictureQuality): Promise<void> {
  const generated = await generate(settings, {
    cacheDir: CACHE_DIR,
    quality,
    onProgress: createProgressBar({ label: photoLabels().checking }).update,
  });
  printReport(generated);
  if (generated.status === 'faulty') throw new ExpectedError(nothingBuilt());
  if (quality === 'release' && !settings.siteUrl) console.log(say().withoutAddress);
  const { catalogue, manifest } = generated;
  const { basePath } = settings;
  const siteDir = stagingFolder(settings.outDir);
  const { update } = createProgressBar({ label: photoLabels().making });
  await publishPictures(manifest, siteDir, update);
  console.log(say().pages);
  await makeBundles();
  await publishFilesBesidePages({ assetsDirs: ASSETS_DIRS, siteDir, basePath, catalogue });
  await publishPages({ languages: catalogue.site.languages, siteDir, manifest });
  await copyPublicFiles(settings.contentDir, siteDir);
}
