import { readCatalogue } from '#app/data/catalogue.server.ts';
import { loadWords, setGalleryTexts, wordsIn } from '#app/i18n/words.ts';
import { type Catalogue, categoriesOfWorks } from '#catalogue/catalogue.ts';
import { memoize, memoizeWeakly } from '#catalogue/memoize.ts';
import { type Edition, editionOf } from '#catalogue/metadata/edition.ts';
import { pageSummaries } from '#catalogue/metadata/page-summary.ts';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import { paths } from '#catalogue/site/paths.ts';
import {
  type Language,
  otherLanguages,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';

setSiteLanguages(readCatalogue().site.languages);
await Promise.all(siteLanguages().map(loadWords));

/** Made once for each reading of the catalogue, and only of the language that is asked for: so pages under work come sooner. */
const editionsOf = memoizeWeakly((catalogue: Catalogue) => {
  setGalleryTexts(catalogue.works);
  return memoize((language: Language) =>
    editionOf({
      catalogue,
      language,
      words: wordsIn(language).getResourceBundle(language, 'translation'),
      basePath: import.meta.env.BASE_URL,
    }),
  );
});

/** The site that the catalogue makes, in a language. */
export function readEdition(language: Language): Edition {
  return editionsOf(readCatalogue())(language);
}

/** Every address of the site in a language: what is prerendered. */
export function pagePaths(language: Language): readonly string[] {
  return pageSummaries(readEdition(language)).map(({ path }) => path);
}

/** The file that a host shows for what it does not have, and the page that it is. */
export function lostPage(language: Language): readonly [file: string, path: string] {
  const { home, notFound } = paths(language);
  return [`${home.replace(/\/$/, '')}/404.html`, notFound];
}

/** Where an address that has no page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()), otherLanguages());
}
