import { readFileSync, statSync } from 'node:fs';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';

let lastRead: { readonly mtimeMs: number; readonly catalogue: Catalogue } | undefined;

/**
 * The checked catalogue, read again only when its file has changed, so that a page under work is always current.
 *
 * @throws when the pipeline has not written it yet.
 */
export function readCatalogue(): Catalogue {
  const { mtimeMs } = statSync(CATALOGUE_FILE);
  if (lastRead?.mtimeMs !== mtimeMs) {
    lastRead = { mtimeMs, catalogue: JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) };
  }
  return lastRead.catalogue;
}
