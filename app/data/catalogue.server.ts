import { readFileSync, statSync } from 'node:fs';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';

let lastRead: { readonly mtimeMs: number; readonly catalogue: Catalogue } | undefined;

/** Throws before the pipeline has written the file. Development rereads it when it changes. */
export function readCatalogue(): Catalogue {
  if (lastRead && !import.meta.env.DEV) return lastRead.catalogue;
  const { mtimeMs } = statSync(CATALOGUE_FILE);
  if (lastRead?.mtimeMs !== mtimeMs) {
    lastRead = { mtimeMs, catalogue: JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) };
  }
  return lastRead.catalogue;
}
