import { readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { findOrMake } from './photo-cache.ts';

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
