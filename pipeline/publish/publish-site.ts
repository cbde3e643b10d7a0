import * as v from 'valibot';
import type { PUBLISH_HOSTS } from '#catalogue/schema/site-entry.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { text } from './messages.ts';
import { isHashed, isPage } from './site-files.ts';

const BATCH_SIZE = 200;

export const LISTING_FILE = '.published-gallery';

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

export interface Publication {
  readonly siteDir: string;
  /** Folder of the site below its URL and in storage, with a slash at both ends. */
  readonly basePath: string;
  readonly siteUrl: string | undefined;
  readonly cacheDir: string;
}

/** All methods throw an {@link ExpectedError}. */
export interface Target {
  readonly to: (typeof PUBLISH_HOSTS)[number];
  readonly place: string;
  read(name: string): Promise<string | undefined>;
  writeListing(content: string): Promise<void>;
  /** Those of the names that the host has, perhaps among others. */
  find(names: readonly string[]): Promise<ReadonlySet<string>>;
  put(names: readonly string[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  /** Makes all changes public, where that is a step of its own. */
  finish?(): Promise<void>;
  close?(): void;
}

/** Runs before the build, which takes minutes: reads and writes as the publication will. */
export async function prepareTarget(target: Target, isDryRun: boolean): Promise<void> {
  const listing = await target.read(LISTING_FILE);
  // A bucket or branch is made for the site; a folder may hold anything.
  const isFolder = target.to === 'server' || target.to === 'ftp';
  if (listing === undefined && isFolder && (await target.read('index.html')) !== undefined) {
    throw new ExpectedError(text().otherSite(target.place));
  }
  if (!isDryRun) await target.writeListing(listing ?? JSON.stringify(parseListing()));
  target.close?.();
}

/** After an interruption at any moment, every page at the host finds its files. */
export async function publishSite(target: Target, built: Hashes, isDryRun: boolean): Promise<void> {
  const previous = parseListing(await target.read(LISTING_FILE));
  const found = await target.find(Object.keys({ ...previous.former, ...previous.files }));
  const { stages, removals, pending, finished } = planPublication(built, previous, found);
  const count = stages.flat().length;
  console.log(text().counts(count, removals.length, Object.keys(built).length - count));
  try {
    if (isDryRun) {
      for (const name of stages.flat()) console.log(`+ ${name}`);
      for (const name of removals) console.log(`- ${name}`);
      return;
    }
    await target.writeListing(JSON.stringify(pending));
    let sent = 0;
    for (const stage of stages) {
      for (let start = 0; start < stage.length; start += BATCH_SIZE) {
        const batch = stage.slice(start, start + BATCH_SIZE);
        await target.put(batch);
        sent += batch.length;
        console.log(text().progress(sent, count));
      }
    }
    if (removals.length > 0) await target.remove(removals);
    await target.writeListing(JSON.stringify(finished));
    await target.finish?.();
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    throw new ExpectedError(`${error.message}\n${text().goOn}`);
  } finally {
    target.close?.();
  }
}

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
