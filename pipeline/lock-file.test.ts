import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { lockFile } from './lock-file.ts';

let path: string;

beforeEach(async () => {
  path = join(await createTemporaryFolder(), 'lock');
});

test('is taken until it is unlocked', async () => {
  const { unlock } = lockFile(path);
  expect(await readFile(path, 'utf8')).toBe(String(process.pid));
  expect(lockFile(path)).toEqual({ owner: process.pid });
  unlock?.();
  expect(await readdir(dirname(path))).toEqual([]);
  expect(lockFile(path).unlock).toBeDefined();
});

test('is taken while another process runs, and not once that is gone', async () => {
  const other = spawn('node', ['-e', 'setInterval(() => {}, 1000)']);
  await writeFile(path, String(other.pid));
  expect(lockFile(path)).toEqual({ owner: other.pid });
  other.kill();
  await once(other, 'exit');
  expect(lockFile(path).unlock).toBeDefined();
});

test.each(['', 'nonsense', String(process.pid)])(
  'replaces a lock that says %j and that this process did not take',
  async (text) => {
    await writeFile(path, text);
    expect(lockFile(path).unlock).toBeDefined();
    expect(await readFile(path, 'utf8')).toBe(String(process.pid));
  },
);
