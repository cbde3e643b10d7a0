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
    'a key that was copied with its work',
    (d) => d.set('gallery.json', [0, 'key'], 'k1').set('gallery.json', [1, 'key'], 'k1'),
    'gallery.json',
    'art-1, key',
    "the key 'k1' is used twice, first by entry no. 1",
    "remove 'key' from the copy",
  ],
  [
    'a misspelled availability',
    (d) => d.set('gallery.json', [0, 'availability'], 'solt'),
    'gallery.json',
    'art-2, availability',
    "unknown availability 'solt', did you mean 'sold'?",
    "use 'sold'",
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
    'a collection that nobody will see',
    (d) =>
      d
        .set('gallery.json', [0, 'availability'], 'sold')
        .set('gallery.json', [0, 'collection'], 'Минск'),
    'gallery.json',
    'art-2, collection',
    "the collection is not shown: 'availability' does not say that it is in one",
    '"availability": "collection"',
  ],
  [
    'a collection whose name the vocabulary does not know',
    (d) =>
      d
        .set('gallery.json', [0, 'availability'], 'collection')
        .set('gallery.json', [0, 'collection'], 'Замок'),
    'gallery.json',
    'art-2, collection',
    "the vocabulary does not know 'Замок'",
    "add 'Замок' to 'vocabulary'",
  ],
  [
    'a work without its size',
    (d) => d.set('gallery.json', [0, 'details', 'desc'], 'холст, масло'),
    'gallery.json',
    'art-2, details.desc',
    'the size of the work is not given',
    '40х60 см',
  ],
  [
    'a material that works cannot be found by',
    (d) => d.set('gallery.json', [0, 'details', 'desc'], 'Крым, масло, 40х60 см'),
    'gallery.json',
    'art-2, details.desc',
    "'Крым' is no technique or ground",
    /write масло, .*; on холст, /,
  ],
  [
    'a span of years',
    (d) => d.set('gallery.json', [0, 'details', 'date'], 'Крым, 2010–2012'),
    'gallery.json',
    'art-2, details.date',
    "the year is not certain: 'Крым, 2010–2012'",
    'Минск, май 2025',
  ],
  [
    'a work of which one measure is known',
    (d) => d.set('gallery.json', [0, 'details', 'desc'], 'холст, масло, 60 см'),
    'gallery.json',
    'art-2, details.desc',
    'the size has one measure only',
    'width and height',
  ],
  [
    'a work of several parts',
    (d) => d.set('gallery.json', [0, 'details', 'desc'], 'холст, масло, 3х60х80 см'),
    'gallery.json',
    'art-2, details.desc',
    'several parts',
    'the size of the whole',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
