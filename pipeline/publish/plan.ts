import * as v from 'valibot';
import { isHashed, isPage } from './site-files.ts';

const Hashes = v.record(v.string(), v.string());

/** Hashes of headers and content, by the names of the files. */
export type Hashes = v.InferOutput<typeof Hashes>;

/** Earlier versions left an empty file. */
const Listing = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      /** The files of the last publication, and those of an interrupted one; '' while unsent. */
      files: Hashes,
      /** Hashed files that only the publication before it used. */
      former: Hashes,
    }),
  ),
  () => ({ files: {}, former: {} }),
);

/** Lies beside the published files and names them, so that nobody else's files are removed. */
export type Listing = v.InferOutput<typeof Listing>;

export const LISTING_FILE = '.published-gallery';

export function parseListing(text = ''): Listing {
  return v.parse(Listing, text);
}

/**
 * Visitors with a cached page still ask for the hashed files of the previous publication, which
 * therefore stay until the next one.
 * @param found those of the listed files that the host still has
 */
export function planPublication(
  built: Hashes,
  { files, former }: Listing,
  found: ReadonlySet<string>,
) {
  const listed = { ...former, ...files };
  // At the host, a hashed file of an interrupted publication is whole or missing.
  const isSent = (name: string) =>
    found.has(name) && (listed[name] === built[name] || (listed[name] === '' && isHashed(name)));
  const unsent = Object.keys(built).filter((name) => !isSent(name));
  const withoutHashes = Object.fromEntries(unsent.map((name) => [name, '']));
  const gone = Object.entries(listed).filter(([name]) => !(name in built));
  const isKept = (name: string) => isHashed(name) && name in files;
  const kept = gone.filter(([name]) => isKept(name));
  return {
    /** Each stage refers only to files of the previous ones. */
    stages: [
      unsent.filter(isHashed),
      unsent.filter((name) => !isHashed(name) && !isPage(name)),
      unsent.filter(isPage),
    ],
    removals: gone.map(([name]) => name).filter((name) => !isKept(name)),
    /** Written first, so that a later run knows the files of an interrupted one. */
    pending: { files: { ...files, ...built, ...withoutHashes }, former },
    finished: { files: built, former: Object.fromEntries(kept) },
  };
}
