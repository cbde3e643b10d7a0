import { chmod, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { ExpectedError } from './expected-error.ts';
import { checkWritable, readSettings } from './settings.ts';

const DEFAULTS = {
  ...{ contentDir: resolve('content'), outDir: resolve('build/client'), reusesPublished: false },
  ...{ siteUrl: undefined, basePath: '/', port: 4173 },
};

test.each([
  [{}, {}],
  [{ SITE_URL: 'HTTPS://Example.ORG:443/' }, { siteUrl: 'https://example.org' }],
  [{ SITE_URL: 'художник.рф:8443' }, { siteUrl: 'https://xn--d1aegine7ap.xn--p1ai:8443' }],
  [{ BASE_PATH: '//art//gallery//' }, { basePath: '/art/gallery/' }],
])('reads %j', (environment, expected) => {
  expect(readSettings(environment)).toEqual({ ...DEFAULTS, ...expected });
});

test.each([
  ['https://anna.github.io/art', {}, 'https://anna.github.io', '/art/'],
  ['https://a.by/art', { SITE_URL: 'https://b.by', BASE_PATH: '/' }, 'https://b.by', '/'],
  ['http://localhost/art', {}, undefined, '/'],
])('reads the URL %s in the folder, after %j', async (address, own, siteUrl, basePath) => {
  const CONTENT_DIR = await createTemporaryFolder({ 'site.json': JSON.stringify({ address }) });
  expect(readSettings({ CONTENT_DIR, ...own })).toMatchObject({ siteUrl, basePath });
});

test.each([
  ['SITE_URL', 'localhost:4173', 'others can open'],
  ['SITE_URL', 'https://example.org/art', 'without its path'],
  ['SITE_URL', 'https://anna:secret@example.org'],
  ['BASE_PATH', '/a/../b'],
  ['PORT', '80a'],
  ['OUT_DIR', '.'],
  ['OUT_DIR', 'content/site'],
])('refuses %s=%s and names the setting', (name, value, reason = '') => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(ExpectedError);
  expect(read).toThrow(new RegExp(`^${name} .*${reason}`));
  expect(read).not.toThrow('secret');
});

const NOBODY = 65_534;

// Windows uses lists of rights, which Node cannot change.
test.skipIf(process.platform === 'win32')('refuses a folder without write permission', async () => {
  const folder = await createTemporaryFolder();
  await checkWritable(join(folder, 'not/yet/there'));
  expect(await readdir(folder)).toEqual([]);
  await chmod(folder, 0o555);
  // The root user may write everywhere.
  if (process.geteuid?.() === 0) {
    process.seteuid?.(NOBODY);
    onTestFinished(() => process.seteuid?.(0));
  }
  await expect(checkWritable(folder)).rejects.toThrow('EACCES');
  await expect(checkWritable(join(folder, 'not/yet/there'))).rejects.toThrow('EACCES');
});
