import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test.each<[string, unknown, string]>([
  ['gallery.json', [{ own: 1, details: { desc: '', date: '' } }], 'details date desc own'],
  ['news.json', [{ content: { images: [], text: [] }, title: '' }], 'title content text images'],
  ['site.json', { hero: [{ portrait: '', picture: '' }], name: '' }, 'name hero picture portrait'],
  ['locales/ru/gallery.json', { own: {}, dzen: {}, landscape: {} }, 'landscape dzen own'],
  ['locales/ru/gallery.json', { dzen: { 'art-9': {}, 'art-10': {} } }, 'dzen art-10 art-9'],
])('writes the fields of %s in their order: %j', (file, value, fields) => {
  const found = formatJson(file, value).matchAll(/"([^"]+)":/g);
  expect(Array.from(found, ([, name]) => name).join(' ')).toBe(fields);
});

test('keeps every value, and writes the same text again', () => {
  const files = fc.constantFrom('gallery.json', 'news.json', 'site.json');
  fc.assert(
    fc.property(files, fc.jsonValue(), (file, value) => {
      const text = formatJson(file, value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
      expect(formatJson(file, JSON.parse(text))).toBe(text);
    }),
  );
});
