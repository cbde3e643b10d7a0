import { resolve } from 'node:path';
import { expect, test } from 'vitest';
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
