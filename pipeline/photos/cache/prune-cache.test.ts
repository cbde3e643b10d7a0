import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { pruneCache } from './prune-cache.ts';

const MS_PER_DAY = 86_400_000;

async function addFile(path: string, ageDays: number): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, '{}');
  const seconds = (Date.now() - ageDays * MS_PER_DAY) / 1000;
  await utimes(path, seconds, seconds);
}

test('removes what no build has used for 30 days and what killed builds left', async () => {
  const cacheDir = await createTemporaryFolder();
  await addFile(join(cacheDir, 'pictures', 'used', 'entry.json'), 29);
  await addFile(join(cacheDir, 'pictures', 'unused', 'entry.json'), 31);
  await addFile(join(cacheDir, 'pictures', 'under-way', '700.avif'), 0);
  await addFile(join(cacheDir, 'remote', 'used'), 1);
  await addFile(join(cacheDir, 'remote', 'unused'), 31);
  await addFile(join(cacheDir, 'temporary', 'growing'), 0);
  await addFile(join(cacheDir, 'temporary', 'left'), 2);

  expect(await pruneCache(cacheDir)).toBe(3);
  expect((await readdir(join(cacheDir, 'pictures'))).sort()).toEqual(['under-way', 'used']);
  expect(await readdir(join(cacheDir, 'remote'))).toEqual(['used']);
  expect(await readdir(join(cacheDir, 'temporary'))).toEqual(['growing']);
});

test('has nothing to do where there is no cache', async () => {
  expect(await pruneCache(join(await createTemporaryFolder(), 'none'))).toBe(0);
});
