import { expect, test } from 'vitest';
import { latinSlug, photoSlug } from './photo-slug.ts';

test.each([
  ['images/gallery/Тихая река (2).JPG', 'tikhaya-reka-2'],
  ['images/gallery/Ёлки и щука.png', 'yolki-i-shchuka'],
  ['images/gallery/Café — été.webp', 'cafe-ete'],
  ['images/gallery/a.b.c.tiff', 'a-b-c'],
  ['images/gallery/禅.jpg', 'photo'],
  ['https://example.org/photos/river.jpg', 'river'],
  [`images/gallery/${'long '.repeat(40)}.jpg`, `${'long-'.repeat(12).slice(0, -1)}`],
])('it turns %s into the ASCII slug %s', (file, slug) => {
  expect(photoSlug(file)).toBe(slug);
});

test('it gives one slug to a name in both Unicode forms', () => {
  const file = 'images/gallery/Зимний ёж.jpg';
  expect(photoSlug(file.normalize('NFD'))).toBe(photoSlug(file.normalize('NFC')));
});

test.each([
  ['Утро. Река', 'utro-reka'],
  ['Свет/тень', 'svet-ten'],
  ['禅', ''],
])('it writes the title %s in Latin letters as "%s"', (title, slug) => {
  expect(latinSlug(title)).toBe(slug);
});
