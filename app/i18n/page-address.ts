import { createContext, use } from 'react';
import { languageOfPath } from '#catalogue/site/paths.ts';
import { type Language, type Languages, setSiteLanguages } from '#catalogue/words/language.ts';

// Vite writes them here, where it makes scripts of the code; in a browser nothing else knows them (vite.config.ts).
const languages: Languages | undefined = import.meta.env.SITE_LANGUAGES;
if (languages) setSiteLanguages(languages);

/** Where the page stands on which everything inside is shown: its path, without base path, query and hash. */
export const PagePath = createContext('/');

/** The path of the page, as the route table knows it. */
export function usePagePath(): string {
  return use(PagePath);
}

/** The language of the page: its address decides (design: languages). */
export function useLanguage(): Language {
  return languageOfPath(usePagePath());
}

/** The same for what runs in a browser, and has no place in a page. A page translator may say anything in `lang`. */
export function pageLanguage(): Language {
  return languageOfPath(`/${document.documentElement.lang}`);
}
