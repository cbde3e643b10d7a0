/** Spec §9: a site has these two unless `site.json` says otherwise. */
export const DEFAULT_LANGUAGES = ['ru', 'en'] as const;

/** As in URLs, folders and `lang`: `ru`, `kk`, `sr-Latn`. */
export type Language = string;

/** The first language has unprefixed URLs. */
export type Languages = readonly [Language, ...Language[]];

export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

let languages: Languages = DEFAULT_LANGUAGES;

// Global, since URLs, dates and texts all need it: as an argument it would pass through nearly every function.
// Set by the content reader and, in bundles, by `app/i18n/page-address.ts`.
export function setSiteLanguages(list: Languages): void {
  languages = list;
}

export function siteLanguages(): Languages {
  return languages;
}

/** Language of unprefixed URLs and of the content; spec §9: fallback ru. */
export function firstLanguage(): Language {
  return languages[0];
}

export function otherLanguages(than: Language = firstLanguage()): readonly Language[] {
  return languages.filter((language) => language !== than);
}

export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)]));
}

/** @throws {Error} if the language is missing. */
export function inLanguage<Value>(values: ByLanguage<Value>, language: Language): Value {
  const value = values[language];
  if (value === undefined) throw new Error(`There is nothing in the language '${language}'`);
  return value;
}
