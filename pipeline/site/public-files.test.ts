import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { copyPublicFiles } from './public-files.ts';

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await createTemporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  return dir;
}

const SITE = { 'robots.txt': 'ours', 'about/index.html': 'ours' };

test('copies files beside those of the site', async () => {
  const contentDir = await folder({ 'public/about/cv.pdf': 'cv' });
  const siteDir = await folder(SITE);
  await copyPublicFiles(contentDir, siteDir);
  expect(await readFile(join(siteDir, 'about/cv.pdf'), 'utf8')).toBe('cv');
});

test.each([
  ['a file', 'robots.txt'],
  ['a folder', 'about'],
  ['a file that it takes for a folder', 'robots.txt/a.txt'],
])('never replaces %s of the site', async (_, file) => {
  const contentDir = await folder({ [`public/${file}`]: 'theirs' });
  const siteDir = await folder(SITE);
  await expect(copyPublicFiles(contentDir, siteDir)).rejects.toThrow(`public/${file}`);
  expect(await readFile(join(siteDir, 'robots.txt'), 'utf8')).toBe('ours');
});
