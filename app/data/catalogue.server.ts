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
    const catalogue: Catalogue = JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8'));
    lastRead = { mtimeMs, catalogue: import.meta.env.DEV ? withKnownParts(catalogue) : catalogue };
  }
  return lastRead.catalogue;
}

/** Works and vocabularies of the last reading, by their JSON. */
let knownParts = new Map<string, object>();

/**
 * The catalogue, but each work and each vocabulary that is as it was in the last one is the same object as there: what is
 * remembered of it (`memoizeWeakly`) is not worked out again when another has changed.
 */
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
