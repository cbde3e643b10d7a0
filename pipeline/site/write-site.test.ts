import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { copyPublicFiles } from './write-site.ts';

const SITE = { 'robots.txt': 'ours', 'about/index.html': 'ours' };

async function copy(file: string) {
  const contentDir = await createTemporaryFolder({ [`public/${file}`]: 'theirs' });
  const siteDir = await createTemporaryFolder(SITE);
  const copied = copyPublicFiles(contentDir, siteDir);
  return { copied, read: (name: string) => readFile(join(siteDir, name), 'utf8') };
}

test('copies files beside those of the site', async () => {
  const { copied, read } = await copy('about/cv.pdf');
  await copied;
  expect(await read('about/cv.pdf')).toBe('theirs');
});

test.each(['robots.txt', 'about', 'robots.txt/a.txt'])('never replaces %s', async (file) => {
  const { copied, read } = await copy(file);
  await expect(copied).rejects.toThrow(`public/${file}`);
  expect(await read('robots.txt')).toBe('ours');
});
