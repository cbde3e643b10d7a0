import { DESCRIPTIONS_FILE, type PageDescriptions } from '#catalogue/metadata/page-descriptions.ts';
import { pathWithoutBase } from './base-path.ts';
import { readGenerated } from './generated-file.server.ts';

/**
 * What a page says of itself to search engines and messengers.
 *
 * @param url the loader's own `url`, which names the page; it may be prerendered with a slash at its end
 */
export function descriptionOfPage(url: URL): string {
  const path = pathWithoutBase(url.pathname).replace(/(.)\/$/, '$1');
  return readGenerated<PageDescriptions>(DESCRIPTIONS_FILE)[path] ?? '';
}
