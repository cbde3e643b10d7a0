import { createContext, use } from 'react';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { type Language, type Languages, setSiteLanguages } from '#catalogue/texts/language.ts';

// Vite replaces it in browser code, which has no other source (vite.config.ts).
const languages: Languages | undefined = import.meta.env.SITE_LANGUAGES;
if (languages) setSiteLanguages(languages);

/** Path of the rendered page, without base path, query and hash. */
export const PagePath = createContext('/');

export function usePagePath(): string {
  return use(PagePath);
}

/** The path decides (design: languages). */
export function useLanguage(): Language {
  return languageOfPath(usePagePath());
}

/** For code outside components. Page translators change `lang`, so the path decides. */
export function pageLanguage(): Language {
  return languageOfPath(`/${document.documentElement.lang}`);
}
