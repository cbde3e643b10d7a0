import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
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

test.each(['pic', 'PICTURE'])('makes a file again that was damaged: %s', async (content) => {
  const path = await findOrMake(picture(), make);
  await writeFile(path, content);
  await findOrMake(picture(), make);
  expect(await readFile(path, 'utf8')).toBe('picture');
});

test('leaves nothing of a file that failed', async () => {
  const fails = () => Promise.reject(new Error('out of memory'));
  await expect(findOrMake(picture(), fails)).rejects.toThrow('out of memory');
  expect(await readdir(cacheDir)).toEqual([]);
});

test('removes files that no build has used for 30 days', async () => {
  for (const [name, days] of Object.entries({ used: 29, unused: 31, '3f2a9c': 31 })) {
    await writeFiles(cacheDir, { [`photos/${name}/700.avif`]: '', [`remote/${name}`]: '' });
    const date = new Date(Date.now() - days * MS_PER_DAY);
    for (const kind of ['photos', 'remote']) await utimes(join(cacheDir, kind, name), date, date);
  }
  await findOrMake(picture(), make);
  await pruneCache(cacheDir);
  expect(await readdir(join(cacheDir, 'remote'))).toEqual(['used']);
  expect((await readdir(join(cacheDir, 'photos'))).sort()).toEqual(['3f2a9c', 'used']);
});
