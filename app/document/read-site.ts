import { readFileSync, statSync } from 'node:fs';
import { labelsIn, loadTranslations, setGalleryTexts } from '#app/i18n/translations.ts';
import { destinationOf } from '#catalogue/paths/lost-address.ts';
import { makeSite, type Site } from '#catalogue/site.ts';
import {
  type Language,
  otherLanguages,
  setSiteLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { CATALOGUE_FILE, type Catalogue, categoriesOfWorks } from '#catalogue/works/catalogue.ts';

let lastRead: { readonly mtimeMs: number; readonly catalogue: Catalogue } | undefined;

/** Throws before the pipeline has written the file. Development rereads it when it changes. */
function readCatalogue(): Catalogue {
  if (lastRead && !import.meta.env.DEV) return lastRead.catalogue;
  const { mtimeMs } = statSync(CATALOGUE_FILE);
  if (lastRead?.mtimeMs !== mtimeMs) {
    lastRead = { mtimeMs, catalogue: JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) };
  }
  return lastRead.catalogue;
}

setSiteLanguages(readCatalogue().site.languages);
await Promise.all(siteLanguages().map(loadTranslations));

// Once for each reading of the catalogue, and only in the language that is asked for: development answers sooner.
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

export function readSite(language: Language): Site {
  return sitesOf(readCatalogue())(language);
}

/** Where a path without a page may have meant to lead. */
export function destination(path: string): string | undefined {
  return destinationOf(path, categoriesOfWorks(readCatalogue()), otherLanguages());
}
