import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Paths of this process's locks. In a container, a killed process may have had the same id. */
const heldLocks = new Set<string>();

/** Without `unlock`, another process has the lock. The lock of a dead process is replaced. The folder must exist. */
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
  heldLocks.add(path);
  const unlock = () => {
    rmSync(path, { force: true });
    heldLocks.delete(path);
  };
  return { unlock, owner: process.pid };
}

function runningOwner(path: string): number | undefined {
  let owner: number | undefined;
  try {
    owner = Number.parseInt(readFileSync(path, 'utf8'), 10);
    const isHeld = owner === process.pid ? heldLocks.has(path) : process.kill(owner, 0);
    return isHeld ? owner : undefined;
  } catch (error) {
    // EPERM means a process of another user; other errors, that it has ended or has just unlocked.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? owner : undefined;
  }
}
