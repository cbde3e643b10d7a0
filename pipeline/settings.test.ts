import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { ExpectedError } from './expected-error.ts';
import { readSettings } from './settings.ts';

test('it has a default for every setting', () => {
  expect(readSettings({})).toEqual({
    contentDir: resolve('content'),
    outDir: resolve('build/client'),
    siteUrl: undefined,
    basePath: '/',
    port: 4173,
  });
});

test('it takes an empty variable for one that is not set', () => {
  expect(readSettings({ CONTENT_DIR: '', SITE_URL: '', PORT: '' })).toEqual(readSettings({}));
});

test.each([
  ['https://example.org', 'https://example.org'],
  ['https://example.org/', 'https://example.org'],
  ['example.org', 'https://example.org'],
  ['HTTPS://Example.ORG:443/', 'https://example.org'],
  ['https://художник.рф', 'https://xn--d1aegine7ap.xn--p1ai'],
])('it normalises the public address %s', (value, expected) => {
  expect(readSettings({ SITE_URL: value }).siteUrl).toBe(expected);
});

test.each([
  ['gallery', '/gallery/'],
  ['/gallery', '/gallery/'],
  ['//art//gallery//', '/art/gallery/'],
  ['/', '/'],
])('it normalises the base path %s', (value, expected) => {
  expect(readSettings({ BASE_PATH: value }).basePath).toBe(expected);
});

/** The settings with an address in the artist's folder. */
async function settingsAt(address: unknown, environment = {}) {
  const folder = await createTemporaryFolder();
  await writeFile(join(folder, 'site.json'), JSON.stringify({ address }));
  const { siteUrl, basePath } = readSettings({ CONTENT_DIR: folder, ...environment });
  return { siteUrl, basePath };
}

test.each([
  ['https://example.org', 'https://example.org', '/'],
  ['https://anna.github.io/art', 'https://anna.github.io', '/art/'],
  ['http://localhost/art', undefined, '/'],
  [12, undefined, '/'],
])('it takes the address %s of the artist’s folder', async (address, siteUrl, basePath) => {
  expect(await settingsAt(address)).toEqual({ siteUrl, basePath });
});

test('it takes the environment before the folder', async () => {
  const environment = { SITE_URL: 'https://example.com', BASE_PATH: '/' };
  expect(await settingsAt('https://anna.github.io/art', environment)).toEqual({
    siteUrl: 'https://example.com',
    basePath: '/',
  });
});

test.each([
  ['SITE_URL', 'http://localhost:4173'],
  ['SITE_URL', 'http://127.0.0.1'],
  ['SITE_URL', 'undefined'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'https://'],
  ['SITE_URL', 'https://example.org/art'],
  ['SITE_URL', 'https://example.org/?a=1'],
  ['BASE_PATH', '/мольберт/'],
  ['BASE_PATH', '/a/../b'],
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['OUT_DIR', '.'],
  ['OUT_DIR', 'content'],
  ['OUT_DIR', 'content/site'],
])('it refuses %s=%s and names the setting', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(ExpectedError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
