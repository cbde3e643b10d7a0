import { readCatalogue } from '#app/data/catalogue.server.ts';
import { loadWords, wordsIn } from '#app/i18n/words.ts';
import { type Edition, editionOf } from '#catalogue/metadata/edition.ts';
import { type PageSummary, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import {
  type ByLanguage,
  byLanguage,
  type Language,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';

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
