import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { InterfaceWords } from '#catalogue/interface-words.ts';
import type { Language } from '#catalogue/language.ts';
import { atomFeed } from '#catalogue/metadata/atom-feed.ts';
import { type Edition, editionOf } from '#catalogue/metadata/edition.ts';
import { feedPaths } from '#catalogue/metadata/feed-entries.ts';
import { headTags, siteTags } from '#catalogue/metadata/head-tags.ts';
import { jsonFeed } from '#catalogue/metadata/json-feed.ts';
import { OPEN_CATALOGUE_FILE, openCatalogue } from '#catalogue/metadata/open-catalogue.ts';
import { pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { robots } from '#catalogue/metadata/robots.ts';
import { SITEMAP_FILE, sitemap } from '#catalogue/metadata/sitemap.ts';
import { WEB_MANIFEST_FILE, webManifest } from '#catalogue/metadata/web-manifest.ts';
import type { Photo } from '#catalogue/photo.ts';
import type { PictureQuality } from '#pipeline/photos/encode-photo.ts';
import { makePreviews, type Preview } from '#pipeline/photos/preview-picture.ts';
import { publishPicture } from '#pipeline/photos/publish-pictures.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { writeIcons } from './icons.ts';

/** So that the disk is not waited for one page after the other. */
const HEADS_AT_ONCE = 8;

interface FindableSite {
  /** Where the pages lie, and their pictures. */
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  readonly basePath: string;
  readonly catalogue: Catalogue;
  readonly words: Readonly<Record<Language, InterfaceWords>>;
}

/** Tells search engines, feed readers and messengers what the site holds: in the heads of its pages, and in files. */
export async function makeFindable(site: FindableSite) {
  const { siteDir, basePath, catalogue, words } = site;
  const edition = (language: Language) =>
    editionOf({ catalogue, language, words: words[language], basePath });
  const editions = [edition('ru'), edition('en')] as const;
  const pages = editions.flatMap((edition) =>
    pageSummaries(edition).map((page) => ({ edition, page })),
  );
  const photos = pages.map(({ page }) => page.photo);
  const previews = catalogue.site.siteUrl ? await publishPreviews(photos, site) : undefined;
  await forEach(pages, HEADS_AT_ONCE, ({ edition, page }) => {
    const preview = previews?.get(page.photo.name)?.file;
    const tags = headTags({ edition, page, preview }) + siteTags(edition);
    return addToHead(join(siteDir, page.path, 'index.html'), tags);
  });
  for (const edition of editions) {
    const { test, add, notFound, home } = edition.to;
    const hidden = [test, add, notFound].map((path) => join(path, 'index.html'));
    for (const file of [...hidden, join(home, '404.html')]) {
      await addToHead(join(siteDir, file), siteTags(edition));
    }
  }
  for (const [file, text] of filesOf(editions)) await writeFile(join(siteDir, file), text);
  await writeIcons(siteDir);
}

/** By their paths. A sitemap and feeds are made of absolute addresses: they need that of the site. */
function filesOf(editions: readonly [Edition, Edition]): [file: string, text: string][] {
  const [main] = editions;
  const always: [string, string][] = [
    ['robots.txt', robots(main)],
    [OPEN_CATALOGUE_FILE, openCatalogue(editions)],
    [WEB_MANIFEST_FILE, webManifest(main)],
  ];
  if (!main.catalogue.site.siteUrl) return always;
  return [
    ...always,
    [SITEMAP_FILE, sitemap(editions)],
    ...editions.flatMap((edition): [string, string][] => [
      [feedPaths(edition).atom, atomFeed(edition)],
      [feedPaths(edition).json, jsonFeed(edition)],
    ]),
  ];
}

async function publishPreviews(
  photos: readonly Photo[],
  { siteDir, cacheDir, quality }: FindableSite,
): Promise<ReadonlyMap<string, Preview>> {
  const previews = await makePreviews(photos, { cacheDir, quality });
  for (const { file, source } of previews.values()) {
    await publishPicture(source, join(siteDir, file));
  }
  return previews;
}

/** React finds its own tags again when it takes over the page, and leaves others alone. */
async function addToHead(file: string, tags: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  await writeFile(
    file,
    html.replace('</head>', () => `${tags}</head>`),
  );
}
