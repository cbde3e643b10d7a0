import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const LOCK_FILE = '.generated/build.lock';

/** Another build of this project is running; two would write into the same folders. */
export class BuildRunningError extends Error {
  override name = 'BuildRunningError';
}

/**
 * Makes sure that no other build of this project runs until the returned function is called.
 *
 * A lock whose process is gone was left by a killed build, and is taken over.
 *
 * @throws {BuildRunningError} when another build is running.
 */
export async function lockBuild(): Promise<() => Promise<void>> {
  await mkdir(dirname(LOCK_FILE), { recursive: true });
  const owner = await readOwner();
  if (owner !== undefined && isRunning(owner)) {
    throw new BuildRunningError(
      `another build is running (process ${owner}); wait until it has ended, or end it`,
    );
  }
  await rm(LOCK_FILE, { force: true });
  await writeFile(LOCK_FILE, String(process.pid), { flag: 'wx' });
  return () => rm(LOCK_FILE, { force: true });
}

async function readOwner(): Promise<number | undefined> {
  const text = await readFile(LOCK_FILE, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function isRunning(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
