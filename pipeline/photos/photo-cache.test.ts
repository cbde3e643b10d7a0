import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { findOrMake, pruneCache } from './photo-cache.ts';

const MS_PER_DAY = 86_400_000;

let cacheDir: string;

beforeEach(async () => {
  cacheDir = await createTemporaryFolder();
});

const picture = () => ({ cacheDir, key: '3f2a9c', name: '240.avif' });
const make = vi.fn(async () => Buffer.from('picture'));

test('makes a file once, for concurrent and later calls', async () => {
  make.mockClear();
  const paths = await Promise.all([findOrMake(picture(), make), findOrMake(picture(), make)]);
  expect(await findOrMake(picture(), make)).toBe(paths[0]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readFile(paths[0], 'utf8')).toBe('picture');
});

test.each<[string, (path: string) => Promise<void>]>([
  ['cut off', (path) => truncate(path, 3)],
  ['overwritten at equal length', async (path) => writeFile(path, 'PICTURE')],
])('makes a file again that was %s', async (_, damage) => {
  const path = await findOrMake(picture(), make);
  await damage(path);
  await findOrMake(picture(), make);
  expect(await readFile(path, 'utf8')).toBe('picture');
});

test('leaves nothing of a file that failed', async () => {
  const fails = () => Promise.reject(new Error('out of memory'));
  await expect(findOrMake(picture(), fails)).rejects.toThrow('out of memory');
  // The path of the file is the name of a folder.
  const path = await findOrMake(picture(), make);
  const other = { ...picture(), cacheDir: path };
  await expect(findOrMake(other, make)).rejects.toThrow('ENOTDIR');
  expect(await readdir(dirname(path))).toEqual([basename(path)]);
  expect((await stat(await findOrMake(picture(), make))).size).toBe(7);
});

async function addOldFile(file: string, ageDays: number): Promise<void> {
  const path = join(cacheDir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  const date = new Date(Date.now() - ageDays * MS_PER_DAY);
  await utimes(path, date, date);
  if (file.startsWith('photos')) await utimes(dirname(path), date, date);
}

test('removes what no build has used for 30 days', async () => {
  for (const [name, days] of [['used', 29] as const, ['unused', 31] as const]) {
    await addOldFile(`photos/${name}/700.avif`, days);
    await addOldFile(`remote/${name}`, days);
  }
  await addOldFile('photos/3f2a9c/240.avif', 31);
  await findOrMake(picture(), make);
  await pruneCache(cacheDir);
  expect(await readdir(join(cacheDir, 'remote'))).toEqual(['used']);
  expect((await readdir(join(cacheDir, 'photos'))).sort()).toEqual(['3f2a9c', 'used']);
});
