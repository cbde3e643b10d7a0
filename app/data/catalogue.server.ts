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
    lastRead = {
      mtimeMs,
      catalogue: lastRead ? withKnownParts(catalogue, lastRead.catalogue) : catalogue,
    };
  }
  return lastRead.catalogue;
}

/**
 * The catalogue, but each work and each vocabulary that is as it was before is the same object as before: what is
 * remembered of it (`memoizeWeakly`) is not worked out again when another has changed.
 */
export function withKnownParts(catalogue: Catalogue, before: Catalogue): Catalogue {
  const known = new Map<string, object>(
    [...before.works, ...Object.values(before.vocabularies)].map((part) => [
      JSON.stringify(part),
      part,
    ]),
  );
  const sameAsBefore = <Part extends object>(part: Part) =>
    (known.get(JSON.stringify(part)) as Part | undefined) ?? part;
  return {
    ...catalogue,
    works: catalogue.works.map(sameAsBefore),
    vocabularies: Object.fromEntries(
      Object.entries(catalogue.vocabularies).map(([language, words]) => [
        language,
        sameAsBefore(words),
      ]),
    ),
  };
}
