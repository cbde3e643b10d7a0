import { mkdir } from 'node:fs/promises';
import { photosOf } from '#catalogue/catalogue.ts';
import { editionOf } from '#catalogue/metadata/edition.ts';
import { PICTURES_FOLDER } from '#catalogue/photos/photo.ts';
import {
  firstLanguage,
  inLanguage,
  type Language,
  otherLanguages,
} from '#catalogue/words/language.ts';
import { nothingBuilt, printReport } from '#pipeline/content/report.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { pruneCache } from '#pipeline/photos/cache/prune-cache.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { hasExactly, publishPictures } from '#pipeline/photos/publish-pictures.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { allEnded } from '#pipeline/several-at-once.ts';
import { fingerprintOf, type MadeSite, recordMade } from './build-record.ts';
import { compressFiles, compressionOf } from './compress-files.ts';
import { publishFilesBesidePages } from './files-beside-pages.ts';
import { generate } from './generate.ts';
import { ASSETS_DIRS, makeBundles, PAGE_INPUTS } from './make-bundles.ts';
import { prerender } from './pages/prerender.ts';
import { previewsOf, publishPreviews } from './pages/publish-previews.ts';
import { replaceFolder, stagingFolder } from './replace-folder.ts';

const say = messages(
  {
    // A release is meant for others; whoever only looks at her own work needs no address.
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

interface MakeSite {
  readonly settings: Settings;
  readonly quality: PictureQuality;
  /** See {@link fingerprintOfOrder}. */
  readonly order: string | undefined;
  /** The site that is there, if it is as it was left. */
  readonly published: MadeSite | undefined;
}

/**
 * Checks the content, makes the pictures, prerenders all pages and puts the finished site into `settings.outDir`, as a
 * whole.
 *
 * @returns whether there was anything to make.
 * @throws {ExpectedError} when the content has errors.
 */
export async function makeSite({
  settings,
  quality,
  order,
  published,
}: MakeSite): Promise<'made' | 'unchanged'> {
  const progress = createProgressBar({ label: photoLabels().making });
  const generated = await generate(settings, {
    cacheDir: CACHE_DIR,
    quality,
    makePictures: true,
    onProgress: progress.update,
  });
  printReport(generated);
  if (generated.status === 'faulty') throw new ExpectedError(nothingBuilt());
  const inputs = fingerprintOf(PAGE_INPUTS, settings);
  const { problems, counts } = generated;
  const made = { order, inputs, report: { problems, counts } };
  if (published?.inputs === inputs) {
    await recordMade<MadeSite>('site', settings.outDir, { ...published, ...made });
    return 'unchanged';
  }

  if (quality === 'release' && !settings.siteUrl) console.log(say().withoutAddress);
  console.log(say().pages);
  const program = await makeBundles(settings);
  const siteDir = stagingFolder(settings.outDir);
  await mkdir(siteDir, { recursive: true });
  const { catalogue, words } = generated;
  const { basePath } = settings;
  const edition = (language: Language) =>
    editionOf({ catalogue, language, words: inLanguage(words, language), basePath });
  const editions = [edition(firstLanguage()), ...otherLanguages().map(edition)] as const;
  const previews = await previewsOf(editions, quality);
  const previewFiles = Object.fromEntries(
    Array.from(previews, ([name, { file }]) => [name, file] as const),
  );
  const pages = published?.pages;
  const photos = photosOf(catalogue);
  const hasPictures = published && hasExactly(photos, Object.values(previewFiles), settings.outDir);
  const publishOthers = async () => {
    if (!hasPictures) {
      await publishPictures(photos, CACHE_DIR, siteDir);
      await publishPreviews(previews, siteDir);
    }
    await publishFilesBesidePages({ assetsDirs: ASSETS_DIRS, siteDir, basePath, editions });
  };
  // Pages are rendered in processes of their own; meanwhile everything else takes its place.
  const [prints] = await allEnded([
    prerender({
      languages: catalogue.site.languages,
      works: catalogue.works.length,
      siteDir,
      previews: previewFiles,
      known:
        pages?.program === program ? { folder: settings.outDir, prints: pages.prints } : undefined,
    }),
    publishOthers(),
  ]);
  const compression = compressionOf(quality);
  await compressFiles({
    siteDir,
    quality,
    precompressedDir: published?.compression === compression ? settings.outDir : undefined,
  });
  await replaceFolder(settings.outDir, hasPictures ? [PICTURES_FOLDER] : []);
  await recordMade<MadeSite>('site', settings.outDir, {
    ...made,
    compression,
    pages: { program, prints },
  });
  await pruneCache(CACHE_DIR);
  console.log(say().done(settings.outDir));
  return 'made';
}
