import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** In a container, a killed process and this one can have the same number: it is held only if this process took it. */
const held = new Set<string>();

export type Locking =
  | { readonly status: 'locked'; readonly unlock: () => void }
  | { readonly status: 'taken'; readonly owner: number };

/**
 * The folder must exist. Synchronous, so that no other task of this process sees the file without its number. A file
 * of a dead process is replaced.
 */
export function lockFile(path: string): Locking {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const owner = ownerOf(path);
    if (owner === process.pid ? held.has(path) : isRunning(owner))
      return { status: 'taken', owner };
    rmSync(path, { force: true });
    return lockFile(path);
  }
  held.add(path);
  return { status: 'locked', unlock: () => unlock(path) };
}

function unlock(path: string): void {
  rmSync(path, { force: true });
  held.delete(path);
}

/** `NaN` for a file that names no process. */
function ownerOf(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Number.NaN;
    throw error;
  }
}

function isRunning(processId: number): boolean {
  if (Number.isNaN(processId)) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of somebody else.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
