import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { atomFeed } from '#catalogue/metadata/atom-feed.ts';
import { type Edition, editionOf } from '#catalogue/metadata/edition.ts';
import { feedPaths } from '#catalogue/metadata/feed-entries.ts';
import { jsonFeed } from '#catalogue/metadata/json-feed.ts';
import { OPEN_CATALOGUE_FILE, openCatalogue } from '#catalogue/metadata/open-catalogue.ts';
import { robots } from '#catalogue/metadata/robots.ts';
import { SITEMAP_FILE, sitemap } from '#catalogue/metadata/sitemap.ts';
import { WEB_MANIFEST_FILE, webManifest } from '#catalogue/metadata/web-manifest.ts';
import { coloursOf } from '#catalogue/site/colours.ts';
import type { InterfaceWords } from '#catalogue/words/interface-words.ts';
import {
  type ByLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  otherLanguages,
} from '#catalogue/words/language.ts';
import { writeIcons } from './icons.ts';

interface FindableSite {
  readonly siteDir: string;
  readonly basePath: string;
  readonly catalogue: Catalogue;
  readonly words: ByLanguage<InterfaceWords>;
}

/** Tells search engines, feed readers and home screens what the site holds. */
export async function makeFindable({ siteDir, basePath, catalogue, words }: FindableSite) {
  const edition = (language: Language) =>
    editionOf({ catalogue, language, words: inLanguage(words, language), basePath });
  const editions = [edition(firstLanguage()), ...otherLanguages().map(edition)] as const;
  for (const [file, text] of filesOf(editions)) {
    await writeFile(join(siteDir, file), text);
  }
  await writeIcons(siteDir, coloursOf(catalogue.site).paper);
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
