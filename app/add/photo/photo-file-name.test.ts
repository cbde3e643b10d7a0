import { expect, test } from 'vitest';
import { freePhotoName } from './photo-file-name.ts';

test('it names new photos so that none is overwritten', () => {
  const taken = new Set(['news-6.jpg', 'news-6-2.jpg']);
  expect(freePhotoName('news-6.jpg', taken)).toBe('news-6-3.jpg');
  expect(freePhotoName('hero-1.jpg', taken)).toBe('hero-1.jpg');
});
