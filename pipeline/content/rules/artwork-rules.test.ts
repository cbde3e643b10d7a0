import { test } from 'vitest';
import { expectError, expectNotice, type FaultRow } from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'a title that is not the key of its work',
    (d) => d.set('gallery.json', [0, 'title'], 'art-7'),
    'gallery.json',
    'art-2, title',
    "'art-7' is not the key",
    "write 'art-2'",
  ],
  [
    'a title that is no key',
    (d) => d.set('gallery.json', [0, 'title'], 'Река'),
    'gallery.json',
    'art-2, title',
    "'Река' is not the key",
    "write 'art-2'",
  ],
  [
    'a key that was copied with its work',
    (d) => d.set('gallery.json', [0, 'key'], 'k1').set('gallery.json', [1, 'key'], 'k1'),
    'gallery.json',
    'art-1, key',
    "the key 'k1' is used twice, first by entry no. 1",
    "remove 'key' from the copy",
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a work that is switched off',
    (d) => d.set('gallery.json', [1, 'active'], 'false'),
    'gallery.json',
    'art-1, active',
    "unlisted: 'active' is 'false'",
    '"active": "true"',
  ],
  [
    "a work without 'active'",
    (d) => d.unset('gallery.json', [1, 'active']),
    'gallery.json',
    'art-1, active',
    "it has no 'active'",
    '"active": "true"',
  ],
  [
    'a work without its size',
    (d) => d.set('gallery.json', [0, 'details', 'desc'], 'холст, масло'),
    'gallery.json',
    'art-2, details.desc',
    'the size of the work is not given',
    '40х60 см',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
