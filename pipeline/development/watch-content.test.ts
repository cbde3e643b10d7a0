import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#pipeline/settings.ts';
import { unwatchedFilter } from './watch-content.ts';

test.each([
  ['.cache/pictures/ab/700.avif', true],
  ['content/.saving/0', true],
  ['content/replaced-photos/2026-03-09/images/gallery/one.jpg', true],
  ['content/gallery.json', false],
  ['.generated/work-1/labels/ru.js', true],
])('%s is unwatched: %s', (path, expected) => {
  expect(unwatchedFilter(readSettings({}))(resolve(path))).toBe(expected);
});

test("watches the artist's folder in a folder that is otherwise unwatched", () => {
  const settings = readSettings({ CONTENT_DIR: 'docs/anna' });
  expect(unwatchedFilter(settings)(resolve('docs/anna/gallery.json'))).toBe(false);
});
