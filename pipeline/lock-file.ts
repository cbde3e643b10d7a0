import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
 * A lock whose process is gone, or that is older than the last start of the machine, is taken over. However many try at
 * one instant, one of them gets it.
 */
export async function lockFile(path: string): Promise<Locking> {
  if (held.has(path)) return { status: 'taken', owner: process.pid };
  held.add(path);
  const own = `${path}.${randomUUID()}`;
  try {
    await writeInFolder(own, String(process.pid));
    const owner = await placeLock(own, path);
    if (owner === undefined) return { status: 'locked', unlock: () => unlock(path) };
    held.delete(path);
    return { status: 'taken', owner };
  } catch (error) {
    held.delete(path);
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

async function unlock(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } finally {
    held.delete(path);
  }
}

/** The folder may go while this one comes: it is given back with the lock. */
async function writeInFolder(path: string, content: string): Promise<void> {
  await writeFile(path, content).catch(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  });
}

/** Puts a lock that is written already in its place, or answers whose lock stands there. */
async function placeLock(own: string, path: string): Promise<number | undefined> {
  while (!(await isPlaced(own, path))) {
    const found = await findLock(path);
    if (found.status === 'held') return found.owner;
    if (found.status === 'left') {
      const remover = await removeLeftLock(path);
      if (remover !== undefined) return remover;
    }
  }
  return undefined;
}

/** Whether a second name could be given to the lock: one step, after which it is there with what it says. */
async function isPlaced(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path).catch((error) => {
      if (isBecauseOf(error, 'EEXIST')) throw error;
      // Memory sticks know one name for each file. There, a lock is seen empty for a moment, which its removal outlasts.
      return copyFile(own, path, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (isBecauseOf(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes a lock that its process has left. Of many who find one, the second to remove would remove what the first has
 * put in its place; so it is done under a lock of its own, which is left as seldom and taken over in the same way.
 *
 * @returns the process that is just removing it, if that is another.
 */
async function removeLeftLock(path: string): Promise<number | undefined> {
  const removal = await lockFile(`${path}.removal`);
  if (removal.status === 'taken') return removal.owner;
  try {
    if ((await findLock(path)).status === 'left') await rm(path);
    return undefined;
  } finally {
    await removal.unlock();
  }
}

type FoundLock =
  | { readonly status: 'held'; readonly owner: number }
  /** Its process is gone. */
  | { readonly status: 'left' }
  | { readonly status: 'none' };

async function findLock(path: string): Promise<FoundLock> {
  try {
    const text = await readFile(path, 'utf8');
    const { mtimeMs } = await stat(path);
    const isOfThisStart = mtimeMs > Date.now() - uptime() * 1000;
    const isHeld = /^\d+$/.test(text) && isRunning(Number(text)) && isOfThisStart;
    return isHeld ? { status: 'held', owner: Number(text) } : { status: 'left' };
  } catch (error) {
    if (isBecauseOf(error, 'ENOENT')) return { status: 'none' };
    throw error;
  }
}

function isRunning(processId: number): boolean {
  // What this process holds is known better: the file is of an earlier one that had the same number.
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return isBecauseOf(error, 'EPERM');
  }
}

function isBecauseOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
