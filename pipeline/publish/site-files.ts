import { glob, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { HASHED_FOLDERS, headersFor } from '#pipeline/headers.ts';
import { sha256 } from '#pipeline/photos/photo-cache.ts';
import type { Hashes } from './publish-site.ts';

/** Settings of other hosts, and compressed files, which only our own server configurations send. */
const FOR_SERVERS = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

/** A stored `/404` would be answered with 200; a missing one gets the right page and status. */
const STATUS_PAGE = /^(?:[^/]+\/)?404\/index\.html$/;

/** Short, since a listing holds thousands; it is compared only with hashes of the same name. */
const HASH_LENGTH = 12;

export async function readSite(siteDir: string, host: string): Promise<Hashes> {
  const hashes: Hashes = {};
  for await (const entry of glob('**/*', { cwd: siteDir, withFileTypes: true })) {
    const name = relative(siteDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (!entry.isFile() || (host !== 'server' && FOR_SERVERS.test(name))) continue;
    if (host === 'storage' && STATUS_PAGE.test(name)) continue;
    const headers = Buffer.from(JSON.stringify(headersFor(`/${name}`)));
    const content = await readFile(join(siteDir, name));
    hashes[name] = sha256(Buffer.concat([headers, content])).slice(0, HASH_LENGTH);
  }
  return hashes;
}

export function isHashed(name: string): boolean {
  return HASHED_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
}

export function isPage(name: string): boolean {
  return /\.html(?:\.br|\.gz)?$/.test(name);
}

/** @example foldersOf('gallery/landscape/index.html') // ['gallery', 'gallery/landscape'] */
export function foldersOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}
