import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { checkContent } from '#pipeline/folder/check-content.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { makeNewSite } from './new-site.ts';

test.each([
  { name: 'Елена Ветрова / Elena Vetrova', repository: 'https://github.com/elena/gallery' },
  { languages: ['en', 'ru'], name: 'Elena Vetrova / Елена Ветрова' },
  { languages: ['en'], name: 'Elena Vetrova' },
])('makes a folder with a guide that passes the check without notices: %o', async (site) => {
  const parent = await createTemporaryFolder();
  const folder = join(parent, 'elena');
  await makeNewSite(folder, site);
  const cacheDir = join(parent, 'cache');
  const checked = await checkContent(folder, { cacheDir, quality: 'working' });
  expect(checked.problems).toEqual([]);
  expect(checked.counts).toEqual({ works: 1, posts: 0, photos: 4 });
  expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain('# Папка художника');
});

test('refuses a folder that is not empty', async () => {
  const folder = await createTemporaryFolder({ 'mine.txt': 'mine' });
  await expect(makeNewSite(folder)).rejects.toThrow(ExpectedError);
  await expect(makeNewSite(join(folder, 'mine.txt'))).rejects.toThrow(ExpectedError);
});

test.each([
  ['https://github.com/Elena/gallery', undefined, 'https://elena.github.io/gallery'],
  ['https://github.com/Elena/gallery', 'https://vetrova.art', 'https://vetrova.art'],
  ['https://codeberg.org/elena/gallery', undefined, undefined],
])('chooses the address for %s and %s', async (repository, address, expected) => {
  const folder = join(await createTemporaryFolder(), 'elena');
  await makeNewSite(folder, { repository, address });
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
  expect([site.repository, site.address]).toEqual([repository, expected]);
});

test('refuses a language without a template', async () => {
  const folder = join(await createTemporaryFolder(), 'elena');
  await expect(makeNewSite(folder, { languages: ['ru', 'de'] })).rejects.toThrow(/'ru'/);
});
