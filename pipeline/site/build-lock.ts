import { lockFile } from '#pipeline/lock-file.ts';

const LOCK_FILE = '.generated/build.lock';

/** Another build of this project is running; two would write into the same folders. */
export class BuildRunningError extends Error {
  override name = 'BuildRunningError';
}

/**
 * Makes sure that no other build of this project runs until the returned function is called.
 *
 * @throws {BuildRunningError} when another build is running.
 */
export async function lockBuild(): Promise<() => Promise<void>> {
  const locking = await lockFile(LOCK_FILE);
  if (locking.status === 'locked') return locking.unlock;
  throw new BuildRunningError(
    `another build is running (process ${locking.owner}); wait until it has ended, or end it`,
  );
}
