import * as v from 'valibot';
import { expect, test } from 'vitest';
import { freePhotoName, isNewPhotoPath, isOfStudio, TextChanges } from './text-changes.ts';

test.each([
  ['news.json', [0, 'title'], true],
  ['news.json', ['title'], false],
  ['site.json', ['contacts', 'vk'], true],
  ['site.json', ['publish', 'host'], false],
  ['site.json', ['name'], false],
  ['locales/ru/translation.json', ['biography'], true],
  ['locales/sr-Latn/translation.json', ['vocabulary', 'Минск'], true],
  ['locales/ru/translation.json', ['add'], false],
  ['locales/../site.json', ['biography'], false],
  ['locales/ru/gallery.json', ['biography'], false],
  ['../news.json', [0], false],
])('it says whether %s %j is of the studio', (file, path, isIt) => {
  expect(isOfStudio({ file, path })).toBe(isIt);
});

test('it takes no change that changes nothing, and none of the whole file', () => {
  const sent = (change: object) => v.safeParse(TextChanges, [change]).success;
  expect(sent({ file: 'news.json', path: [0], after: {} })).toBe(true);
  expect(sent({ file: 'news.json', path: [0] })).toBe(false);
  expect(sent({ file: 'news.json', path: [], after: [] })).toBe(false);
});

test('it names new photos so that none is overwritten', () => {
  const taken = new Set(['news-6.jpg', 'news-6-2.jpg']);
  expect(freePhotoName('news-6.jpg', taken)).toBe('news-6-3.jpg');
  expect(freePhotoName('hero-1.jpg', taken)).toBe('hero-1.jpg');
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
