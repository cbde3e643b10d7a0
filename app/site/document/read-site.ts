import { loadTranslations } from '#app/ui/i18n/load-translations.ts';
import { labelsIn, setGalleryTexts } from '#app/ui/i18n/translations.ts';
import { destinationOf } from '#catalogue/paths/lost-address.ts';
import { makeSite, type Site } from '#catalogue/site.ts';
import {
  type Language,
  otherLanguages,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { type Catalogue, categoriesOfWorks } from '#catalogue/works/catalogue.ts';
import labels from '#generated/labels.js';

const [first = '', ...others] = Object.keys(labels);
setSiteLanguages([first, ...others]);
await Promise.all(siteLanguages().map(loadTranslations));

// Once for each catalogue, and only in the language that is asked for: development answers sooner.
const sitesOf = memoize((catalogue: Catalogue) => {
  setGalleryTexts(catalogue.works);
  return memoize((language: Language) =>
    makeSite({
      catalogue,
      language,
      labels: labelsIn(language),
      basePath: import.meta.env.BASE_URL,
    }),
  );
}, new WeakMap());

export function readSite(catalogue: Catalogue, language: Language): Site {
  return sitesOf(catalogue)(language);
}

/** @returns the page that the visitor of a missing path probably looked for */
export function redirectFor(catalogue: Catalogue, path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(catalogue), otherLanguages());
}
