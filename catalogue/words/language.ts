/** The languages whose words come with the application; a site has these two unless `site.json` says otherwise (spec §9). */
export const SHIPPED_LANGUAGES = ['ru', 'en'] as const;

export type ShippedLanguage = (typeof SHIPPED_LANGUAGES)[number];

/** A language as addresses, folders and `lang` name it: `ru`, `kk`, `sr-Latn`. */
export type Language = string;

/** The languages of a site; the first is the one that unprefixed addresses speak. */
export type Languages = readonly [Language, ...Language[]];

/** Something in each language of the site. */
export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

let languages: Languages = SHIPPED_LANGUAGES;

/**
 * Says which languages the site has. Told where the artist's folder is read and, in bundles, where pages are told apart
 * (`app/i18n/page-address.ts`); from then on it holds for the whole program. Addresses, dates and texts all ask for it:
 * as an argument it would go through nearly every function.
 */
export function setSiteLanguages(list: Languages): void {
  languages = list;
}

/** The languages of the site, the first one first. */
export function siteLanguages(): Languages {
  return languages;
}

/**
 * The language of the addresses without a folder. The artist writes works, posts and settings in it, and what is
 * missing in another one is shown in it (spec §9: fallback ru).
 */
export function firstLanguage(): Language {
  return languages[0];
}

/** All languages of the site but one. */
export function otherLanguages(than: Language = firstLanguage()): readonly Language[] {
  return languages.filter((language) => language !== than);
}

/** Whether the application brings the words of the interface in a language. */
export function isShipped(language: Language): language is ShippedLanguage {
  return (SHIPPED_LANGUAGES as readonly Language[]).includes(language);
}

/** Something made in each language of the site. */
export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)]));
}

/**
 * What there is in a language of the site.
 *
 * @throws {Error} when nothing was made in it.
 */
export function inLanguage<Value>(values: ByLanguage<Value>, language: Language): Value {
  const value = values[language];
  if (value === undefined) throw new Error(`There is nothing in the language '${language}'`);
  return value;
}
