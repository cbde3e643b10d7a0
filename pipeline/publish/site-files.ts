import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { HASHED_FOLDERS, headersFor } from '#pipeline/headers.ts';
import { text } from './messages.ts';

export interface SiteFile {
  /** Path at the host, below the folder of the site. */
  readonly name: string;
  /** Path in the built site. */
  readonly file: string;
  /** Of headers and content. */
  readonly hash: string;
}

/** Settings of other hosts, and compressed files, which only our own server configurations send. */
const FOR_SERVERS = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

/** A stored `/404` would be answered with 200; a missing one gets the right page and status. */
const STATUS_PAGE = /^(?:[^/]+\/)?404\/index\.html$/;

/** Short, since a listing holds thousands; it is compared only with hashes of the same name. */
const HASH_LENGTH = 12;

/**
 * @param host storage gets each page twice: as `about/index.html`, and at its URL, `about`
 * @throws {ExpectedError} when there is no site
 */
export async function readSite(siteDir: string, host: string): Promise<SiteFile[]> {
  const files = [];
  for await (const entry of glob('**/*', { cwd: siteDir, withFileTypes: true })) {
    const file = relative(siteDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (!entry.isFile() || (host !== 'server' && FOR_SERVERS.test(file))) continue;
    if (host === 'storage' && STATUS_PAGE.test(file)) continue;
    const content = await readFile(join(siteDir, file));
    const headers = JSON.stringify(headersFor(`/${file}`));
    const hash = createHash('sha256').update(headers).update(content).digest('hex');
    const shortHash = hash.slice(0, HASH_LENGTH);
    files.push({ name: file, file, hash: shortHash });
    const url = /^(.+)\/index\.html$/.exec(file)?.[1];
    if (host === 'storage' && url) files.push({ name: url, file, hash: shortHash });
  }
  if (!files.some(({ file }) => file === 'index.html')) {
    throw new ExpectedError(text().noSite(siteDir));
  }
  return files.sort((one, other) => (one.name < other.name ? -1 : 1));
}

export function isHashed({ name }: Pick<SiteFile, 'name'>): boolean {
  return HASHED_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
}

/** Servers send the compressed form of a page in its place. */
export function isPage({ file }: Pick<SiteFile, 'file'>): boolean {
  return /\.html(?:\.br|\.gz)?$/.test(file);
}

/** @example foldersOf('gallery/landscape/index.html') // ['gallery/', 'gallery/landscape/'] */
export function foldersOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1));
}
