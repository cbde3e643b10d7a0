import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openWorkDir, WORK_DIRS } from './work-dir.ts';

test('removes directories of killed processes, and no other', async () => {
  const killed = join(WORK_DIRS, 'work-killed');
  await mkdir(killed, { recursive: true });
  // No process has this number.
  await writeFile(join(killed, 'lock'), '4194305');
  const [one, other] = [openWorkDir(), openWorkDir()];
  onTestFinished(() => {
    one.remove();
    other.remove();
  });
  expect(one.path).not.toBe(other.path);
  expect([killed, one.path, other.path].map(existsSync)).toEqual([false, true, true]);
});
