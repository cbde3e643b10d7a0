import { expect, test } from 'vitest';
import { photoName } from './named-photo.ts';

test.each([
  ['images/hero/река.jpg', 'reka-0123456789'],
  ['images/gallery/Тихая река (2).JPG', 'tikhaya-reka-2-0123456789'],
  ['images/gallery/a.b.c.tiff', 'a-b-c-0123456789'],
  ['images/gallery/禅.jpg', 'photo-0123456789'],
  ['https://example.org/photos/river.jpg', 'river-0123456789'],
])('names %s by its file and ten digits of the hash', (file, name) => {
  expect(photoName(file, '0123456789abcdef')).toBe(name);
});
