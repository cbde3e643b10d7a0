import { resolve } from 'node:path';
import { type Plugin, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { readSettings } from '#pipeline/settings.ts';
import { contentPlugin } from './content-plugin.ts';
import { unwatchedPaths } from './unwatched-paths.ts';

test.each([
  ['.cache/pictures/ab/700.avif', true],
  ['build/client/index.html', true],
  ['build/.client.next/index.html', true],
  ['build/.client.previous', true],
  ['content/.saving/0', true],
  ['content/replaced-photos/2026-03-09/images/gallery/one.jpg', true],
  ['content/gallery.json', false],
  ['content/images/gallery/one.jpg', false],
  ['app/site.ts', false],
  ['docs/contact-sheet.jpg', true],
  ['test', true],
  ['.generated/labels/ru.json', true],
  ['.generated/look/colours.css', false],
])('%s: need not be watched: %s', (path, expected) => {
  expect(unwatchedPaths(readSettings({}))(resolve(path))).toBe(expected);
});

test("an artist's folder is watched wherever it is", () => {
  const settings = readSettings({ CONTENT_DIR: 'docs/anna' });
  expect(unwatchedPaths(settings)(resolve('docs/anna/gallery.json'))).toBe(false);
});

test('a server that is to watch nothing is left at that', async () => {
  const plugins: Plugin[] = [contentPlugin(readSettings({}))];
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', plugins, server: { watch: null } },
    'serve',
  );
  expect(config.server.watch).toBeNull();
});
