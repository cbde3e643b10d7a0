import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  packageName,
  packagePath,
  parsePackagePath,
  photoPathsOf,
  WorkPackage,
} from './work-package.ts';

const ENTRY = {
  id: 166,
  category: 'landscape' as const,
  title: 'art-166',
  src: 'reka-166.jpg',
  active: 'true',
  details: { images: ['reka-166-1.jpg', '', 'https://example.org/far.jpg'] },
};

test('it names the photos that a work may bring along, and no address', () => {
  expect(photoPathsOf({ entry: ENTRY })).toEqual([
    'images/gallery/reka-166.jpg',
    'images/gallery/details/reka-166-1.jpg',
  ]);
});

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

test.each([
  ['Зимнее утро', 'zimnee-utro-20260309-235907-042.zip'],
  ['«Туман», этюд', 'tuman-etyud-20260309-235907-042.zip'],
  ['', 'art-166-20260309-235907-042.zip'],
  ['静', 'art-166-20260309-235907-042.zip'],
])('it names the package of %j after the title and the last change', (title, name) => {
  const editedAt = new Date(2026, 2, 9, 23, 59, 7, 42).getTime();
  expect(packageName({ title, id: 166, editedAt })).toBe(name);
});
