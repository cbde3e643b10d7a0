import { ExpectedError } from '#pipeline/expected-error.ts';
import { lockFile } from '#pipeline/lock-file.ts';

const LOCK_FILE = '.generated/build.lock';

/**
 * Makes sure that no other build of this project runs until the returned function is called.
 *
 * @throws {ExpectedError} when another build is running.
 */
export async function lockBuild(): Promise<() => Promise<void>> {
  const locking = await lockFile(LOCK_FILE);
  if (locking.status === 'locked') return locking.unlock;
  throw new ExpectedError(
    `another build is running (process ${locking.owner}); wait until it has ended, or end it`,
  );
}
