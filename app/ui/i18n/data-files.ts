import { paths, prefixOf } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { Language } from '#catalogue/texts/language.ts';

// The path of a file in the site has no slash at the start, unlike that of a page.

/** At the top: the folder of a service worker limits which pages it serves. */
export const WORKER_FILE = 'sw.js';

export function lightboxDataFile(category: Category, language: Language): string {
  return `${paths(language).category(category)}/works.json`.slice(1);
}

export function labelsFile(language: Language): string {
  return `${prefixOf(language)}/labels.json`.slice(1);
}

export function allWorksFile(language: Language): string {
  return `${paths(language).allWorks()}/works.json`.slice(1);
}

export function searchFile(language: Language): string {
  return `${prefixOf(language)}/search.json`.slice(1);
}

export function calendarFile(post: number, language: Language): string {
  return `${paths(language).newsPost(post)}.ics`.slice(1);
}
