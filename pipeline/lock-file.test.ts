import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { lockFile } from './lock-file.ts';

let path: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'inside', 'lock');
  return () => rm(folder, { recursive: true });
});

async function lock() {
  const locking = await lockFile(path);
  if (locking.status === 'taken') throw new Error(`taken by ${locking.owner}`);
  return locking.unlock;
}

async function writeLock(owner: string): Promise<void> {
  await (await lock())();
  await writeFile(path, owner);
}

test('it is taken until it is given back', async () => {
  const unlock = await lock();
  expect(await readFile(path, 'utf8')).toBe(String(process.pid));
  expect(await lockFile(path)).toEqual({ status: 'taken', owner: process.pid });
  await unlock();
  expect((await lockFile(path)).status).toBe('locked');
});

test('it lets one of many through', async () => {
  const all = await Promise.all(Array.from({ length: 9 }, () => lockFile(path)));
  expect(all.filter(({ status }) => status === 'locked')).toHaveLength(1);
});

test('it is taken while another process runs, and not once that is gone', async () => {
  const other = spawn('node', ['-e', 'setInterval(() => {}, 1000)']);
  await writeLock(String(other.pid));
  expect(await lockFile(path)).toEqual({ status: 'taken', owner: other.pid });
  other.kill();
  await once(other, 'exit');
  expect((await lockFile(path)).status).toBe('locked');
});

test.each(['', 'nonsense', String(process.pid)])(
  'it takes over a lock that says %j',
  async (text) => {
    await writeLock(text);
    expect((await lockFile(path)).status).toBe('locked');
  },
);

test('it takes over a lock from before the last start of the machine', async () => {
  await writeLock(String(process.ppid));
  expect((await lockFile(path)).status).toBe('taken');
  await utimes(path, 0, 0);
  expect((await lockFile(path)).status).toBe('locked');
});
