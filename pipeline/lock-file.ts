import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** In a container a killed process may have had the number of this one. */
const held = new Set<string>();

/**
 * The file holds the number of its process; a file of a dead process is replaced. Its folder must exist.
 * @returns no `unlock` when another process has the lock
 */
export function lockFile(path: string): { unlock?: () => void; owner: number } {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = runningOwner(path);
    if (owner !== undefined) return { owner };
    rmSync(path, { force: true });
    return lockFile(path);
  }
  held.add(path);
  const unlock = () => {
    rmSync(path, { force: true });
    held.delete(path);
  };
  return { unlock, owner: process.pid };
}

function runningOwner(path: string): number | undefined {
  let owner: number | undefined;
  try {
    owner = Number.parseInt(readFileSync(path, 'utf8'), 10);
    const isHeld = owner === process.pid ? held.has(path) : process.kill(owner, 0);
    return isHeld ? owner : undefined;
  } catch (error) {
    // A process of somebody else. Otherwise it is gone, or the file was unlocked at this moment.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? owner : undefined;
  }
}
