export const DEFAULT_LANGUAGES = ['ru', 'en'] as const;

export type Language = string;

export type Languages = readonly [Language, ...Language[]];

export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

let languages: Languages = DEFAULT_LANGUAGES;

// Global, because URLs, dates and texts need it: as a parameter it would pass through nearly every function.
// Set by `validateFolder`, by `render.tsx` before rendering, and by `page-path.ts` in browsers.
export function setSiteLanguages(list: Languages): void {
  languages = list;
}

export function siteLanguages(): Languages {
  return languages;
}

/** Its URLs have no language prefix, and the content files are written in it. */
export function firstLanguage(): Language {
  return languages[0];
}

export function otherLanguages(than: Language = firstLanguage()): readonly Language[] {
  return languages.filter((language) => language !== than);
}

export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)]));
}

export function inLanguage<Value>(values: ByLanguage<Value>, language: Language): Value {
  const value = values[language];
  if (value === undefined)
    throw new Error(`No value for '${language}', only ${Object.keys(values)}`);
  return value;
}
