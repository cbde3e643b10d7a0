import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test.each<[string, unknown, string]>([
  [
    'gallery.json',
    [{ owner: 'x', details: { images: ['a'], desc: '', date: '' }, title: 'art-1', id: 1 }],
    '[{"id":1,"title":"art-1","details":{"date":"","desc":"","images":["a"]},"owner":"x"}]',
  ],
  [
    'news.json',
    [{ translations: { en: { text: [], title: '' } }, content: { images: [], text: [] }, id: 1 }],
    '[{"id":1,"content":{"text":[],"images":[]},"translations":{"en":{"title":"","text":[]}}}]',
  ],
  [
    'site.json',
    { hero: [{ portrait: 'b', picture: 'a' }], contacts: { email: 'e', vk: 'v' }, name: 'n' },
    '{"name":"n","contacts":{"vk":"v","email":"e"},"hero":[{"picture":"a","portrait":"b"}]}',
  ],
  [
    'locales/ru/gallery.json',
    { own: { 'art-9': {}, 'art-10': { text: {}, title: '' } }, dzen: {}, landscape: {} },
    '{"landscape":{},"dzen":{},"own":{"art-10":{"title":"","text":{}},"art-9":{}}}',
  ],
])('writes the fields of %s in their order, with two spaces', (file, value, expected) => {
  expect(formatJson(file, value)).toBe(`${JSON.stringify(JSON.parse(expected), null, 2)}\n`);
});

test('keeps every value, and writes the same text again', () => {
  const files = fc.constantFrom('gallery.json', 'news.json', 'site.json');
  fc.assert(
    fc.property(files, fc.jsonValue(), (file, value) => {
      const text = formatJson(file, value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(formatJson(file, JSON.parse(text))).toBe(text);
    }),
  );
});
