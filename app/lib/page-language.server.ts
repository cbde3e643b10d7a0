import type { Language } from '#catalogue/language.ts';
import { languageOfPath } from '#catalogue/paths.ts';
import { pathWithoutBase } from './base-path.ts';

/**
 * The language that a loader is asked to answer in.
 *
 * @param url the loader's own `url`, which names the page; `request.url` may name its data, as in `/en.data`.
 */
export function languageOfPage(url: URL): Language {
  return languageOfPath(pathWithoutBase(url.pathname));
}
