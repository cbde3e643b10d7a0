import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { findOrMake } from './photo-cache.ts';

async function missingPicture() {
  return { cacheDir: await createTemporaryFolder(), key: '3f2a9c', name: '240.avif' };
}

const make = async () => Buffer.from('picture');

test('makes a file once, for concurrent and later calls', async () => {
  const picture = await missingPicture();
  const count = vi.fn(make);
  const paths = await Promise.all([findOrMake(picture, count), findOrMake(picture, count)]);
  expect(await findOrMake(picture, count)).toBe(paths[0]);
  expect(count).toHaveBeenCalledTimes(1);
  expect(await readFile(paths[0], 'utf8')).toBe('picture');
});

test.each(['pic', 'PICTURE'])('makes a file again that was damaged: %s', async (content) => {
  const picture = await missingPicture();
  const path = await findOrMake(picture, make);
  await writeFile(path, content);
  await findOrMake(picture, make);
  expect(await readFile(path, 'utf8')).toBe('picture');
});
