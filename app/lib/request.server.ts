import type { Language } from '#catalogue/language.ts';
import { languageOfPath } from '#catalogue/paths.ts';
import { pathWithoutBase } from './base-path.ts';

/** The language that a loader is asked to answer in. */
export function languageOfRequest(request: Request): Language {
  return languageOfPath(pathWithoutBase(new URL(request.url).pathname));
}
