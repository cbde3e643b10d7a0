import { createContext, use } from 'react';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { type Language, type Languages, setSiteLanguages } from '#catalogue/texts/language.ts';
import { pathWithoutBase } from './base-path.ts';

// Vite replaces it in browser code, which has no other source (vite.config.ts).
const languages: Languages | undefined = import.meta.env.SITE_LANGUAGES;
if (languages) setSiteLanguages(languages);

/** Path of the page, without base path, query and hash. Islands take that of their document. */
export const PagePath = createContext(
  typeof location === 'undefined' ? '/' : pathWithoutBase(location.pathname),
);

export function usePagePath(): string {
  return use(PagePath);
}

export function useLanguage(): Language {
  return languageOfPath(usePagePath());
}

/** For code outside components. Page translators change `lang`, so the path decides. */
export function pageLanguage(): Language {
  return languageOfPath(`/${document.documentElement.lang}`);
}
