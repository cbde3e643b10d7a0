import type { Biography } from '#catalogue/schema/locale-files.ts';
import { inLanguage, type Language } from '#catalogue/words/language.ts';
import { readCatalogue } from './catalogue.server.ts';
import { typesetBiography } from './typeset.server.ts';

/** The biography as the pages of a language show it. */
export function biographyIn(language: Language): Biography {
  return typesetBiography(inLanguage(readCatalogue().site.biography, language), language);
}
