import * as v from 'valibot';
import { expect, test } from 'vitest';
import { packagePath, parsePackagePath, WorkPackage } from './work-package.ts';

const ENTRY = {
  id: 166,
  category: 'landscape' as const,
  title: 'art-166',
  src: 'reka-166.jpg',
  active: 'true',
  details: { images: ['reka-166-1.jpg', '', 'https://example.org/far.jpg'] },
};

test.each(['images/gallery/reka-166.jpg', 'images/gallery/details/reka.jpeg'])(
  'it takes the photo %s',
  (path) => {
    const photo = parsePackagePath(path);
    expect(photo && packagePath(photo)).toBe(path);
  },
);

test.each([
  'work.json',
  'images/gallery/../site.json',
  'images/gallery/..jpg',
  '../images/gallery/a.jpg',
  '/images/gallery/a.jpg',
  'images/hero/a.jpg',
  'images/gallery/details/deep/a.jpg',
  'images/gallery/река.jpg',
  'images/gallery/CON.jpg',
  'images/gallery/a.jpg\0',
  'images\\gallery\\a.jpg',
  'images/gallery/a.svg',
  'images/gallery/a.jpg\n',
])('it refuses the path %j', (path) => {
  expect(parsePackagePath(path)).toBeUndefined();
});

test('it needs words of some language', () => {
  const words = { ru: { title: 'Река' } };
  expect(v.is(WorkPackage, { version: 1, entry: ENTRY, words })).toBe(true);
  expect(v.is(WorkPackage, { version: 1, entry: ENTRY, words: {} })).toBe(false);
  expect(v.is(WorkPackage, { version: 2, entry: ENTRY, words })).toBe(false);
});
