import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { lockFile } from '#pipeline/lock-file.ts';
import { messages } from '#pipeline/messages.ts';

const say = messages(
  {
    taken: (owner: number) =>
      `another build is running (process ${owner}); wait until it has ended, or end it`,
  },
  {
    taken: (owner) =>
      `Уже идёт другая сборка (процесс ${owner}); подождите, пока она закончится, или остановите её`,
  },
);

const LOCK_FILE = '.generated/build.lock';

/** @throws {ExpectedError} when another build is running */
export function lockBuild(): () => void {
  mkdirSync(dirname(LOCK_FILE), { recursive: true });
  const locking = lockFile(LOCK_FILE);
  if (locking.status === 'locked') return locking.unlock;
  throw new ExpectedError(say().taken(locking.owner));
}
