import type { PUBLISH_HOSTS } from '#catalogue/schema/site-entry.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { text } from './messages.ts';
import { hashesOf, LISTING_FILE, type Listing, parseListing, planPublication } from './plan.ts';
import type { SiteFile } from './site-files.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Publication {
  readonly siteDir: string;
  /** Folder of the site below its URL and in storage, with a slash at both ends. */
  readonly basePath: string;
  readonly siteUrl: string | undefined;
  readonly cacheDir: string;
  readonly environment: Environment;
}

/** All methods throw an {@link ExpectedError}. */
export interface Target {
  readonly to: (typeof PUBLISH_HOSTS)[number];
  /** As messages name it. */
  readonly place: string;
  /** The listing is renewed after so many files, so that an interrupted run can be continued. */
  readonly batchSize: number;
  read(name: string): Promise<string | undefined>;
  writeListing(content: string): Promise<void>;
  /** Those of the names that the host has, perhaps among others. */
  find(names: readonly string[]): Promise<ReadonlySet<string>>;
  put(files: readonly SiteFile[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  /** Makes all changes public, where that is a step of its own. */
  finish?(): Promise<void>;
  close?(): void;
}

/** Runs before the build, which takes minutes: reads and writes as the publication will. */
export async function prepareTarget(target: Target, isDryRun: boolean): Promise<void> {
  const { to, place } = target;
  const listing = await target.read(LISTING_FILE);
  // A bucket or branch is made for the site; a folder may hold anything.
  const isFolder = to === 'server' || to === 'ftp';
  if (listing === undefined && isFolder && (await target.read('index.html')) !== undefined) {
    throw new ExpectedError(text().otherSite(place));
  }
  if (!isDryRun) await target.writeListing(listing ?? JSON.stringify(parseListing()));
  target.close?.();
}

/** After an interruption at any moment, every page at the host finds its files. */
export async function publishSite(
  target: Target,
  built: readonly SiteFile[],
  isDryRun: boolean,
): Promise<void> {
  const previous = parseListing(await target.read(LISTING_FILE));
  const found = await target.find(Object.keys({ ...previous.former, ...previous.files }));
  const { stages, removals, pending, finished } = planPublication(built, previous, found);
  const count = stages.flat().length;
  console.log(text().counts(count, removals.length, built.length - count));
  if (isDryRun) {
    for (const { name } of stages.flat()) console.log(text().send(name));
    for (const name of removals) console.log(text().remove(name));
    return;
  }

  const listing = { files: { ...pending.files }, former: pending.former } satisfies Listing;
  await target.writeListing(JSON.stringify(listing));
  let sent = 0;
  try {
    for (const batch of stages.flatMap((stage) => batchesOf(stage, target.batchSize))) {
      await target.put(batch);
      sent += batch.length;
      Object.assign(listing.files, hashesOf(batch));
      if (batch.length === target.batchSize) {
        await target.writeListing(JSON.stringify(listing));
        console.log(text().progress(sent, count));
      }
    }
    if (removals.length > 0) await target.remove(removals);
    await target.writeListing(JSON.stringify(finished));
    await target.finish?.();
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    throw new ExpectedError(`${error.message}\n${text().progress(sent, count)}\n${text().goOn}`);
  } finally {
    target.close?.();
  }
}

function batchesOf(files: readonly SiteFile[], size: number): SiteFile[][] {
  const batches = [];
  for (let start = 0; start < files.length; start += size) {
    batches.push(files.slice(start, start + size));
  }
  return batches;
}
