import * as v from 'valibot';
import { isHashed, isPage, type SiteFile } from './site-files.ts';

/** By the names of the files. */
const Hashes = v.record(v.string(), v.string());

const Listing = v.object({
  /** The files of the last publication, and those of an interrupted one; '' while unsent. */
  files: Hashes,
  /** Hashed files that only the publication before it used. */
  former: Hashes,
});

/** Lies beside the published files and names them, so that nobody else's files are removed. */
export type Listing = v.InferOutput<typeof Listing>;

export const LISTING_FILE = '.published-gallery';

const ListingText = v.pipe(v.string(), v.parseJson(), Listing);

/** Earlier versions left an empty file of this name. */
export function parseListing(text = ''): Listing {
  const result = v.safeParse(ListingText, text);
  return result.success ? result.output : { files: {}, former: {} };
}

interface Plan {
  /** Each stage refers only to files of the previous ones. */
  readonly stages: readonly (readonly SiteFile[])[];
  readonly removals: readonly string[];
  /** Written first, so that a later run knows the files of an interrupted one. */
  readonly pending: Listing;
  readonly finished: Listing;
}

/**
 * Visitors with a cached page still ask for the hashed files of the previous publication, which
 * therefore stay until the next one.
 * @param found those of the listed files that the host still has
 */
export function planPublication(
  built: readonly SiteFile[],
  { files, former }: Listing,
  found: ReadonlySet<string>,
): Plan {
  const listed = { ...former, ...files };
  const unsent = built.filter(({ name, hash }) => listed[name] !== hash || !found.has(name));
  const stages = [
    unsent.filter(isHashed),
    unsent.filter((file) => !isHashed(file) && !isPage(file)),
    unsent.filter(isPage),
  ];
  const finished = hashesOf(built);
  const gone = Object.keys(listed).filter((name) => !(name in finished));
  const isKept = (name: string) => isHashed({ name }) && name in files;
  const kept = gone.filter(isKept).map((name) => [name, listed[name] ?? '']);
  const unsentNames = Object.fromEntries(unsent.map(({ name }) => [name, '']));
  return {
    stages,
    removals: gone.filter((name) => !isKept(name)),
    pending: { files: { ...files, ...unsentNames }, former },
    finished: { files: finished, former: Object.fromEntries(kept) },
  };
}

export function hashesOf(files: readonly SiteFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ name, hash }) => [name, hash]));
}
