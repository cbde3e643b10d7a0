import { expect, test } from 'vitest';
import { normalizeJson } from './normalize-json.ts';

test.each([
  ['gallery.json', [0, 'details', 'desc'], 'холст, масло'],
  ['locales/en/translation.json', ['vocabulary', 'x'], 'холст, масло'],
  ['locales/ru/translation.json', ['biography', 'lead'], 'холст,\u00A0масло'],
  ['news.json', [0, 'content', 'text', 1], 'холст,\u00A0масло'],
])('normalizes a text of %s at %j', (file, path, expected) => {
  expect(normalizeJson('хо\u00ADлст,\u00A0масло', [file, ...path])).toBe(expected);
});

test('normalizes keys', () => {
  expect(normalizeJson<unknown>({ 'ti\u200Btle': [{ 'da\u00ADte': 1 }] }, [])).toEqual({
    title: [{ date: 1 }],
  });
});
