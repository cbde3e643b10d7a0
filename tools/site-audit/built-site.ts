import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { VERIFICATION_PAGE } from '#catalogue/schema/site-entry.ts';
import { type Page, parsePage } from './page.ts';

/** Where a built site lies, and where it will. */
export interface SitePlace {
  readonly dir: string;
  /** `https://example.org`; a site that was built without it makes no absolute address. */
  readonly siteUrl?: string | undefined;
  /** With a slash at both ends. */
  readonly basePath: string;
}

/** A built site, as it will be published. */
export interface BuiltSite extends SitePlace {
  /** Their paths below the site. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly Page[];
  /** Pages by their own path, without those that answer for others. */
  readonly pagesByPath: ReadonlyMap<string, Page>;
  /** The address of the home page; made up when the site does not know its own. */
  readonly root: string;
}

/** Stands for an address that is not known. */
const UNKNOWN_SITE = 'https://unknown.invalid';

/** Reads all pages of a built site. */
export async function readSite(place: SitePlace): Promise<BuiltSite> {
  const entries = await Array.fromAsync(glob('**/*', { cwd: place.dir, withFileTypes: true }));
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(place.dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html') && !VERIFICATION_PAGE.test(file))
      .map(async (file) => parsePage(file, await readFile(join(place.dir, file), 'utf8'))),
  );
  return {
    ...place,
    files: new Set(files),
    pages,
    pagesByPath: new Map(
      pages.filter(({ file }) => !file.endsWith('404.html')).map((page) => [page.path, page]),
    ),
    root: (place.siteUrl ?? UNKNOWN_SITE) + place.basePath,
  };
}

/** The absolute address of a page. */
export function addressOf({ root }: BuiltSite, { path }: Pick<Page, 'path'>): string {
  return root + path;
}

/**
 * What an address leads to: a file of the site, nothing (`missing`), or another site.
 *
 * @param base the absolute address that a relative one starts from
 */
export function destinationOf(site: BuiltSite, address: string, base = site.root): Destination {
  if (!URL.canParse(address, base)) return { kind: 'missing' };
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return { kind: 'scheme', scheme: url.protocol };
  if (url.origin !== new URL(site.root).origin) return { kind: 'foreign', origin: url.origin };
  // Hosts find a page with and without a slash behind it.
  const path = `${decodeURIComponent(url.pathname).replace(/\/$/, '')}/`;
  if (!path.startsWith(site.basePath)) return { kind: 'missing' };
  const name = path.slice(site.basePath.length, -1);
  const file = [name, `${name}/index.html`.replace(/^\//, '')].find((each) => site.files.has(each));
  return file === undefined ? { kind: 'missing' } : { kind: 'file', file };
}

type Destination =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'foreign'; readonly origin: string }
  | { readonly kind: 'scheme'; readonly scheme: string }
  | { readonly kind: 'missing' };

/** The text of a file of the site. */
export function textOf({ dir }: BuiltSite, file: string): Promise<string> {
  return readFile(join(dir, file), 'utf8');
}

/** Of these addresses, those that lead to nothing of the site. */
export function deadAmong(site: BuiltSite, addresses: readonly string[]): string[] {
  return [...new Set(addresses)].filter((address) => destinationOf(site, address).kind !== 'file');
}
