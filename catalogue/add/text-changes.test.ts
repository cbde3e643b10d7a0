import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isNewPhotoPath, TextChanges } from './text-changes.ts';

test.each<[string, (string | number)[], boolean]>([
  ['news.json', [0], true],
  ['news.json', [], false],
  ['news.json', ['title'], false],
  ['site.json', ['contacts'], true],
  ['site.json', ['publish'], false],
  ['locales/ru/translation.json', ['biography'], true],
  ['locales/sr-Latn/translation.json', ['vocabulary', 'Минск'], true],
  ['locales/ru/translation.json', ['add'], false],
  ['locales/ru/gallery.json', ['biography'], false],
  ['../news.json', [0], false],
])('accepts a change of %s %j only if the studio edits it', (file, path, isAccepted) => {
  const accepts = (change: object) => v.safeParse(TextChanges, [change]).success;
  expect(accepts({ file, path, after: {} })).toBe(isAccepted);
  expect(accepts({ file, path })).toBe(false);
});

test.each([
  ['images/news/news-6.jpg', true],
  ['images/hero/hero-4-portrait.jpg', true],
  ['images/gallery/reka.jpg', false],
  ['images/news/../../site.json', false],
  ['images/news/ новость.jpg', false],
])('it knows where new photos go: %s', (path, isOne) => {
  expect(isNewPhotoPath(path)).toBe(isOne);
});
