import { useLocation } from 'react-router';
import type { Language } from '#catalogue/language.ts';
import { languageOfPath } from '#catalogue/paths.ts';

/** The language of the page: its address decides (design: languages). */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}
