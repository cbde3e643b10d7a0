import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { checkContent } from '#pipeline/folder/check-content.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { makeNewSite } from './new-site.ts';

test('it makes a folder with a guide, in which the check finds nothing wrong and nothing to note', async () => {
  const parent = await createTemporaryFolder();
  const folder = join(parent, 'elena');
  await makeNewSite(folder);
  const checked = await checkContent(folder, {
    cacheDir: join(parent, 'cache'),
    quality: 'working',
  });
  expect(checked.problems).toEqual([]);
  expect(checked.counts).toEqual({ works: 1, posts: 0, photos: 4 });
  expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain('# Папка художника');
});

test('it leaves a folder alone in which there is something', async () => {
  const folder = await createTemporaryFolder();
  await writeFile(join(folder, 'mine.txt'), 'mine');
  await expect(makeNewSite(folder)).rejects.toThrow(ExpectedError);
  await expect(makeNewSite(join(folder, 'mine.txt'))).rejects.toThrow(ExpectedError);
});
