import { readCatalogue } from '#app/data/catalogue.server.ts';
import { loadWords, wordsIn } from '#app/i18n/words.ts';
import { type Edition, editionOf } from '#catalogue/metadata/edition.ts';
import { type PageSummary, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import { paths } from '#catalogue/site/paths.ts';
import {
  type ByLanguage,
  byLanguage,
  type Language,
  otherLanguages,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { categoriesOfWorks } from '#catalogue/works/works-file.ts';

setSiteLanguages(readCatalogue().site.languages);
await Promise.all(siteLanguages().map(loadWords));

interface Site {
  readonly editions: ByLanguage<Edition>;
  /** By their paths. */
  readonly pages: ReadonlyMap<string, PageSummary>;
}

const sites = new WeakMap<object, Site>();

/** The site that the catalogue makes; made once for each reading of it. */
export function readSite(): Site {
  const catalogue = readCatalogue();
  const known = sites.get(catalogue);
  if (known) return known;
  const basePath = import.meta.env.BASE_URL;
  const edition = (language: Language) =>
    editionOf({
      catalogue,
      language,
      words: wordsIn(language).getResourceBundle(language, 'translation'),
      basePath,
    });
  const editions = byLanguage(edition);
  const pages = new Map(
    Object.values(editions)
      .flatMap(pageSummaries)
      .map((page) => [page.path, page]),
  );
  const site = { editions, pages };
  sites.set(catalogue, site);
  return site;
}

/** Every address of the site: what is prerendered. */
export function pagePaths(): readonly string[] {
  return [...readSite().pages.keys()];
}

/** The files that a host shows for what it does not have, one for each language, and the pages that they are. */
export function lostPages(): readonly (readonly [file: string, path: string])[] {
  return siteLanguages().map((language) => {
    const { home, notFound } = paths(language);
    return [`${home.replace(/\/$/, '')}/404.html`, notFound];
  });
}

/** Where an address that has no page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()), otherLanguages());
}
