import { readCatalogue } from '#app/data/catalogue.server.ts';
import { loadWords, wordsIn } from '#app/i18n/words.ts';
import { type Edition, editionOf } from '#catalogue/metadata/edition.ts';
import { type PageSummary, pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { LANGUAGES, type Language } from '#catalogue/words/language.ts';

await Promise.all(LANGUAGES.map(loadWords));

interface Site {
  readonly editions: Readonly<Record<Language, Edition>>;
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
  const editions = { ru: edition('ru'), en: edition('en') };
  const pages = new Map(
    LANGUAGES.flatMap((language) => pageSummaries(editions[language])).map((page) => [
      page.path,
      page,
    ]),
  );
  const site = { editions, pages };
  sites.set(catalogue, site);
  return site;
}
