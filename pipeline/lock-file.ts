import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname } from 'node:path';

/** The locks of this process: the number in a file cannot tell two tasks of one process apart. */
const held = new Set<string>();

export type Locking =
  | { readonly status: 'locked'; readonly unlock: () => Promise<void> }
  | { readonly status: 'taken'; readonly owner: number };

/**
 * Takes a lock that all processes of this machine respect: a file that holds the number of its process.
 *
 * A lock whose process is gone, or that is older than the last start of the machine, is taken over.
 */
export async function lockFile(path: string): Promise<Locking> {
  if (held.has(path)) return { status: 'taken', owner: process.pid };
  held.add(path);
  try {
    await mkdir(dirname(path), { recursive: true });
    const owner = await findOwner(path);
    if (owner === undefined) {
      await rm(path, { force: true });
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return { status: 'locked', unlock: () => unlock(path) };
    }
    held.delete(path);
    return { status: 'taken', owner };
  } catch (error) {
    held.delete(path);
    throw error;
  }
}

async function unlock(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } finally {
    held.delete(path);
  }
}

async function findOwner(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  if (!/^\d+$/.test(text) || !isRunning(Number(text))) return undefined;
  const taken = await stat(path).catch(() => undefined);
  const isOfThisStart = taken && taken.mtimeMs > Date.now() - uptime() * 1000;
  return isOfThisStart ? Number(text) : undefined;
}

function isRunning(processId: number): boolean {
  // What this process holds is known better: the file is of an earlier one that had the same number.
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
