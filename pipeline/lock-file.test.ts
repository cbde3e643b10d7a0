import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { lockFile } from './lock-file.ts';

let path: string;

beforeEach(async () => {
  path = join(await createTemporaryFolder(), 'lock');
});

test('respects the lock of another running process', async () => {
  await writeFile(path, String(process.ppid));
  expect(lockFile(path)).toEqual({ owner: process.ppid });
});

// A lock with this process's own id is stale too: an ended process had the same id.
test.each(['', 'nonsense', '999999999', String(process.pid)])(
  'replaces the stale lock %j',
  async (text) => {
    await writeFile(path, text);
    expect(lockFile(path).unlock).toBeDefined();
    expect(await readFile(path, 'utf8')).toBe(String(process.pid));
  },
);
