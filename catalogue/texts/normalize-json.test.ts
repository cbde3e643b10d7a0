import { expect, test } from 'vitest';
import { normalizeJson } from './normalize-json.ts';

test.each([
  ['gallery.json', [0, 'details', 'desc'], 'холст, масло'],
  ['locales/ru/gallery.json', ['dzen', 'art-1', 'title'], 'холст, масло'],
  ['locales/en/translation.json', ['vocabulary', 'x'], 'холст, масло'],
  ['locales/ru/translation.json', ['biography', 'lead'], 'холст,\u00A0масло'],
  ['news.json', [0, 'content', 'text', 1], 'холст,\u00A0масло'],
  ['site.json', ['name'], 'холст, масло'],
])('normalizes a text of %s at %j', (file, path, expected) => {
  expect(normalizeJson('хо\u00ADлст,\u00A0масло', [file, ...path])).toBe(expected);
});

test('normalizes keys', () => {
  expect(normalizeJson<unknown>({ 'ti\u200Btle': [{ 'da\u00ADte': 1 }] }, [])).toEqual({
    title: [{ date: 1 }],
  });
});

test('keeps numbers and texts that an edit has not changed', () => {
  const base = { title: 'а\u00ADб', list: ['в\u00ADг', 'д'] };
  const value = { title: 'а\u00ADб', list: ['вг', 'е\u00AD'], id: 1, none: null };
  expect(normalizeJson<unknown>(value, [], base)).toEqual({ ...value, list: ['в\u00ADг', 'е'] });
});
