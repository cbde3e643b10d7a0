import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atomFeed } from '#catalogue/metadata/atom-feed.ts';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { feedPaths } from '#catalogue/metadata/feed-entries.ts';
import { jsonFeed } from '#catalogue/metadata/json-feed.ts';
import { OPEN_CATALOGUE_FILE, openCatalogue } from '#catalogue/metadata/open-catalogue.ts';
import { robots } from '#catalogue/metadata/robots.ts';
import { SITEMAP_FILE, sitemap } from '#catalogue/metadata/sitemap.ts';
import { WEB_MANIFEST_FILE, webManifest } from '#catalogue/metadata/web-manifest.ts';
import { coloursOf } from '#catalogue/site/colours.ts';
import { writeIcons } from './icons.ts';

/** Tells search engines, feed readers and home screens what the site holds. */
export async function makeFindable(siteDir: string, editions: readonly [Edition, ...Edition[]]) {
  for (const [file, text] of filesOf(editions)) {
    const path = join(siteDir, file);
    // The pages of a language may come later.
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await writeIcons(siteDir, coloursOf(editions[0].catalogue.site).paper);
}

/** By their paths. A sitemap and feeds are made of absolute addresses: they need that of the site. */
function filesOf(editions: readonly [Edition, ...Edition[]]): [file: string, text: string][] {
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
