import { readFileSync, statSync } from 'node:fs';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';

let lastRead: { readonly mtimeMs: number; readonly catalogue: Catalogue } | undefined;

/** Throws before the pipeline has written the file. Development rereads it when it changes. */
export function readCatalogue(): Catalogue {
  if (lastRead && !import.meta.env.DEV) return lastRead.catalogue;
  const { mtimeMs } = statSync(CATALOGUE_FILE);
  if (lastRead?.mtimeMs !== mtimeMs) {
    const catalogue: Catalogue = JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8'));
    lastRead = { mtimeMs, catalogue: import.meta.env.DEV ? withKnownParts(catalogue) : catalogue };
  }
  return lastRead.catalogue;
}

let knownParts = new Map<string, object>();

/** Reuses unchanged works and vocabularies, so that what `memoizeWeakly` caches by object stays valid. */
export function withKnownParts(catalogue: Catalogue): Catalogue {
  const parts = new Map<string, object>();
  const sameAsBefore = <Part extends object>(part: Part): Part => {
    const json = JSON.stringify(part);
    const same = knownParts.get(json) ?? part;
    parts.set(json, same);
    return same as Part;
  };
  const shared = {
    ...catalogue,
    works: catalogue.works.map(sameAsBefore),
    vocabularies: Object.fromEntries(
      Object.entries(catalogue.vocabularies).map(([language, words]) => [
        language,
        sameAsBefore(words),
      ]),
    ),
  };
  knownParts = parts;
  return shared;
}
