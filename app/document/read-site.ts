import { readCatalogue } from '#app/data/catalogue.server.ts';
import { labelsIn, loadTranslations, setGalleryTexts } from '#app/i18n/translations.ts';
import { type Catalogue, categoriesOfWorks } from '#catalogue/catalogue.ts';
import { memoize, memoizeWeakly } from '#catalogue/memoize.ts';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import { makeSite, type Site } from '#catalogue/site/site.ts';
import {
  type Language,
  otherLanguages,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';

setSiteLanguages(readCatalogue().site.languages);
await Promise.all(siteLanguages().map(loadTranslations));

// Once for each reading of the catalogue, and only in the language that is asked for: development answers sooner.
const sitesOf = memoizeWeakly((catalogue: Catalogue) => {
  setGalleryTexts(catalogue.works);
  return memoize((language: Language) =>
    makeSite({
      catalogue,
      language,
      labels: labelsIn(language),
      basePath: import.meta.env.BASE_URL,
    }),
  );
});

export function readSite(language: Language): Site {
  return sitesOf(readCatalogue())(language);
}

/** Where a path without a page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()), otherLanguages());
}
