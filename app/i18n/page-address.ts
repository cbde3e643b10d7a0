import { createContext, use } from 'react';
import { languageOfPath } from '#catalogue/site/paths.ts';
import type { Language } from '#catalogue/words/language.ts';

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
