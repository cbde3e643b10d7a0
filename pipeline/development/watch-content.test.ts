import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#pipeline/settings.ts';
import { unwatchedFilter } from './watch-content.ts';

test.each<[string, boolean, string?]>([
  ['.cache/pictures/ab/700.avif', true],
  ['content/.saving/0', true],
  ['content/replaced-photos/2026-03-09/images/gallery/one.jpg', true],
  ['content/gallery.json', false],
  ['.generated/work-1/labels/ru.js', true],
  ['docs/anna/gallery.json', true],
  ['docs/anna/gallery.json', false, 'docs/anna'],
])('%s is unwatched: %s, with the content in %s', (path, expected, CONTENT_DIR = 'content') => {
  expect(unwatchedFilter(readSettings({ CONTENT_DIR }))(resolve(path))).toBe(expected);
});
