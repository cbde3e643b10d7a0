import { readFileSync, statSync } from 'node:fs';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';

let lastRead: { readonly mtimeMs: number; readonly catalogue: Catalogue } | undefined;

/**
 * The checked catalogue; the development server reads it again when its file has changed, so that a page under work is
 * always current. A build asks for it thousands of times while it stays the same.
 *
 * @throws when the pipeline has not written it yet.
 */
export function readCatalogue(): Catalogue {
  if (lastRead && !import.meta.env.DEV) return lastRead.catalogue;
  const { mtimeMs } = statSync(CATALOGUE_FILE);
  if (lastRead?.mtimeMs !== mtimeMs) {
    lastRead = { mtimeMs, catalogue: JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) };
  }
  return lastRead.catalogue;
}
