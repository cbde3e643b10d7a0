import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** In a container a killed process may have had the number of this one. */
const held = new Set<string>();

export type Locking =
  | { readonly status: 'locked'; readonly unlock: () => void }
  | { readonly status: 'taken'; readonly owner: number };

/** The file holds the number of its process; a file of a dead process is replaced. Its folder must exist. */
export function lockFile(path: string): Locking {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = ownerOf(path);
    if (owner === process.pid ? held.has(path) : isRunning(owner))
      return { status: 'taken', owner };
    rmSync(path, { force: true });
    return lockFile(path);
  }
  held.add(path);
  const unlock = () => {
    rmSync(path, { force: true });
    held.delete(path);
  };
  return { status: 'locked', unlock };
}

function ownerOf(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch {
    // Unlocked at this moment.
    return Number.NaN;
  }
}

function isRunning(processId: number): boolean {
  if (Number.isNaN(processId)) return false;
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // A process of somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
