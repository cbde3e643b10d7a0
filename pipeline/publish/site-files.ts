import { glob, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { HASHED_FOLDERS, headersFor } from '#pipeline/headers.ts';
import { sha256 } from '#pipeline/photos/photo-cache.ts';
import type { Hashes } from './publish-site.ts';

const SERVER_ONLY = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

/** Storage would send a stored `/404` with status 200. If it is missing, the status is 404. */
const STATUS_PAGE = /^(?:[^/]+\/)?404\/index\.html$/;

/** Short, because a listing has thousands of hashes. Only hashes of the same file are compared. */
const HASH_LENGTH = 12;

export async function hashSite(siteDir: string, host: string): Promise<Hashes> {
  const hashes: Hashes = {};
  for await (const entry of glob('**/*', { cwd: siteDir, withFileTypes: true })) {
    const name = relative(siteDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    if (!entry.isFile() || (host !== 'server' && SERVER_ONLY.test(name))) continue;
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

export function foldersOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}
