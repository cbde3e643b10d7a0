import { expect, test } from 'vitest';
import { photoName, photoSlug } from './photo-name.ts';

test.each([
  ['images/gallery/Тихая река (2).JPG', 'tikhaya-reka-2'],
  ['images/gallery/Ёлки и щука.png', 'yolki-i-shchuka'],
  ['images/gallery/Café — été.webp', 'cafe-ete'],
  ['images/gallery/a.b.c.tiff', 'a-b-c'],
  ['images/gallery/禅.jpg', 'photo'],
  ['https://example.org/photos/river.jpg', 'river'],
  [`images/gallery/${'long '.repeat(40)}.jpg`, `${'long-'.repeat(12).slice(0, -1)}`],
])('turns %s into the ASCII slug %s', (file, slug) => {
  expect(photoSlug(file)).toBe(slug);
});

test('gives one slug to a name in both Unicode forms', () => {
  const file = 'images/gallery/Зимний ёж.jpg';
  expect(photoSlug(file.normalize('NFD'))).toBe(photoSlug(file.normalize('NFC')));
});

test('ends a name in ten digits of the hash', () => {
  expect(photoName('images/hero/река.jpg', '0123456789abcdef')).toBe('reka-0123456789');
});
