import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { packIndex, unpackIndex } from './packed-index.ts';

function indexOf(documents: readonly { id: string; title?: string; story?: string }[]) {
  const index = new MiniSearch({ fields: ['title', 'story'] });
  index.addAll(documents);
  return index.toJSON();
}

test.each([
  ['nothing', []],
  ['a document without words', [{ id: '7' }]],
  [
    'terms that share letters, fields and documents',
    [
      { id: '165', title: 'лодка лодочник лодка', story: 'лодка' },
      { id: 'news-5', title: 'море', story: 'лодка и море, море, море' },
      ...Array.from({ length: 40 }, (_, at) => ({ id: `w${at}`, story: `море ${at}` })),
      { id: '12', title: 'x'.repeat(60), story: `${'x'.repeat(61)} ${'x'.repeat(50)}y` },
    ],
  ],
] as const)('it gives back an index of %s as it was', (_, documents) => {
  const index = indexOf(documents);
  const unpacked = unpackIndex(JSON.parse(JSON.stringify(packIndex(index))));
  expect(unpacked.index.toSorted()).toEqual(index.index.toSorted());
  expect(MiniSearch.loadJS(unpacked, { fields: ['title', 'story'] }).search('море')).toEqual(
    MiniSearch.loadJS(index, { fields: ['title', 'story'] }).search('море'),
  );
});
