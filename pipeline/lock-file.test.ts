import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { lockFile } from './lock-file.ts';

let path: string;

beforeEach(async () => {
  path = join(await createTemporaryFolder(), 'lock');
});

test('respects the lock of another process that runs', async () => {
  await writeFile(path, String(process.ppid));
  expect(lockFile(path)).toEqual({ owner: process.ppid });
});

// This process holds no lock, so it has the number of a dead one.
test.each(['', 'nonsense', '999999999', String(process.pid)])(
  'replaces the lock %j of a process that has ended',
  async (text) => {
    await writeFile(path, text);
    expect(lockFile(path).unlock).toBeDefined();
    expect(await readFile(path, 'utf8')).toBe(String(process.pid));
  },
);
