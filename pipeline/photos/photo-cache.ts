import { hash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { copyFile, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;

// Photos that return to the site within a month are not encoded again.
const UNUSED_MS = 30 * DAY_MS;

// Enough to notice damage; a whole hash could make paths too long for Windows.
const CHECKSUM_DIGITS = 16;

export function sha256(bytes: Buffer | string): string {
  return hash('sha256', bytes);
}

/** If the build is killed, the file is complete or missing. */
export async function writeAtomically(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** For `pruneCache`, which removes files and folders that were not used for a month. */
export function markAsUsed(path: string): void {
  const now = Date.now();
  if (now - statSync(path).mtimeMs > DAY_MS) utimesSync(path, now / 1000, now / 1000);
}

type CachedFile = Readonly<Record<'cacheDir' | 'key' | 'name', string>>;

const inProgress = new Map<string, Promise<string>>();

/** @returns the path; concurrent calls for one file share the work */
export function findOrMake(file: CachedFile, make: () => Promise<Buffer>): Promise<string> {
  const folder = join(file.cacheDir, 'photos', file.key);
  const id = join(folder, file.name);
  const findOrMakeOnce = async () => {
    const found = findIntact(folder, file.name);
    if (found) return found;
    const bytes = await make();
    const path = join(folder, `${checksumOf(bytes)}-${file.name}`);
    await writeAtomically(path, bytes);
    return path;
  };
  const path = inProgress.get(id) ?? findOrMakeOnce().finally(() => inProgress.delete(id));
  inProgress.set(id, path);
  return path;
}

/** The name of a file begins with its checksum, so damage is noticed. */
function findIntact(folder: string, name: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  markAsUsed(folder);
  for (const file of readdirSync(folder)) {
    if (file.slice(CHECKSUM_DIGITS + 1) !== name) continue;
    const path = join(folder, file);
    if (file.startsWith(checksumOf(readFileSync(path)))) return path;
  }
  return undefined;
}

function checksumOf(bytes: Buffer): string {
  return sha256(bytes).slice(0, CHECKSUM_DIGITS);
}

export async function linkOrCopy(source: string, destination: string): Promise<void> {
  try {
    // For thousands of files, the asynchronous function takes three times as long.
    linkSync(source, destination);
  } catch {
    await copyFile(source, destination);
  }
}

export async function pruneCache(cacheDir: string, now = Date.now()): Promise<void> {
  for await (const entry of glob('*/*', { cwd: cacheDir })) {
    const path = join(cacheDir, entry);
    const { mtimeMs = now } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (now - mtimeMs > UNUSED_MS) await rm(path, { recursive: true, force: true });
  }
}
