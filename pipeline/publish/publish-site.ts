import * as v from 'valibot';
import type { PUBLISH_HOSTS } from '#catalogue/schema/site-entry.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { text } from './messages.ts';
import { isHashed, isPage } from './site-files.ts';

const BATCH_SIZE = 200;

export const LISTING_FILE = '.published-gallery';

const Hashes = v.record(v.string(), v.string());

export type Hashes = v.InferOutput<typeof Hashes>;

/** Earlier versions stored an empty file, which the fallback accepts. */
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

/** Stored at the host beside the files that it lists; other files are never removed. */
export type Listing = v.InferOutput<typeof Listing>;

export interface PublishOptions {
  readonly siteDir: string;
  readonly basePath: string;
  readonly siteUrl: string | undefined;
  readonly cacheDir: string;
}

export interface Target {
  readonly host: (typeof PUBLISH_HOSTS)[number];
  readonly location: string;
  read(name: string): Promise<string | undefined>;
  writeListing(content: string): Promise<void>;
  /** @returns files at the host, at least those of `names` that exist there */
  find(names: readonly string[]): Promise<ReadonlySet<string>>;
  put(names: readonly string[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  finish?(): Promise<void>;
  close?(): void;
}

/** Runs before the build, which takes minutes, to find out whether the host can be read and written. */
export async function prepareTarget(target: Target, isDryRun: boolean): Promise<void> {
  const listing = await target.read(LISTING_FILE);
  // A bucket or branch is only for this site; a folder may hold another site.
  const isFolder = target.host === 'server' || target.host === 'ftp';
  if (listing === undefined && isFolder && (await target.read('index.html')) !== undefined) {
    throw new ExpectedError(text().otherSite(target.location));
  }
  if (!isDryRun) await target.writeListing(listing ?? JSON.stringify(parseListing()));
  target.close?.();
}

/** Sends files before the pages that use them, so an interruption breaks no page at the host. */
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
    throw new ExpectedError(`${error.message}\n${text().continueLater}`);
  } finally {
    target.close?.();
  }
}

export function parseListing(text = ''): Listing {
  return v.parse(Listing, text);
}

/** Hashed files stay until the next publication, because visitors with a cached page still ask for them. */
export function planPublication(
  built: Hashes,
  { files, former }: Listing,
  found: ReadonlySet<string>,
) {
  const listed = { ...former, ...files };
  // A hashed file of an interrupted publication is complete or missing.
  const isSent = (name: string) =>
    found.has(name) && (listed[name] === built[name] || (listed[name] === '' && isHashed(name)));
  const unsent = Object.keys(built).filter((name) => !isSent(name));
  const withoutHashes = Object.fromEntries(unsent.map((name) => [name, '']));
  const removed = Object.entries(listed).filter(([name]) => !(name in built));
  const isRetained = (name: string) => isHashed(name) && name in files;
  const retained = removed.filter(([name]) => isRetained(name));
  return {
    /** Each stage refers only to files of the previous ones. */
    stages: [
      unsent.filter(isHashed),
      unsent.filter((name) => !isHashed(name) && !isPage(name)),
      unsent.filter(isPage),
    ],
    removals: removed.map(([name]) => name).filter((name) => !isRetained(name)),
    pending: { files: { ...files, ...built, ...withoutHashes }, former },
    finished: { files: built, former: Object.fromEntries(retained) },
  };
}
