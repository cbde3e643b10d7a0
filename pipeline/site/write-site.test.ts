import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { copyPublicFiles } from './write-site.ts';

const SITE = { 'robots.txt': 'ours', 'about/index.html': 'ours' };

test('copies files beside those of the site', async () => {
  const contentDir = await createTemporaryFolder({ 'public/about/cv.pdf': 'cv' });
  const siteDir = await createTemporaryFolder(SITE);
  await copyPublicFiles(contentDir, siteDir);
  expect(await readFile(join(siteDir, 'about/cv.pdf'), 'utf8')).toBe('cv');
});

test.each([
  ['a file', 'robots.txt'],
  ['a folder', 'about'],
  ['a file that it takes for a folder', 'robots.txt/a.txt'],
])('never replaces %s of the site', async (_, file) => {
  const contentDir = await createTemporaryFolder({ [`public/${file}`]: 'theirs' });
  const siteDir = await createTemporaryFolder(SITE);
  await expect(copyPublicFiles(contentDir, siteDir)).rejects.toThrow(`public/${file}`);
  expect(await readFile(join(siteDir, 'robots.txt'), 'utf8')).toBe('ours');
});
