import { expect, test } from 'vitest';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { Catalogue } from '#catalogue/works/catalogue.ts';
import { addWorks } from './assemble-catalogue.ts';

const PHOTO = { name: 'a', width: 1, height: 1, colour: '#000000', widths: [1] };

const ENTRY: GalleryEntry = {
  ...{ id: 12, category: 'dzen', title: 'art-12', src: 'a.jpg', active: 'true' },
  details: { date: 'Минск' },
};

test('it tells every field of a work but the key of its draft', () => {
  const catalogue = {
    works: [{ entry: { ...ENTRY, key: 'secret' }, words: {}, photo: PHOTO, detailPhotos: [] }],
    vocabularies: {},
  } as unknown as Catalogue;
  const others = new Map([['images/news/b.jpg', PHOTO]]);
  const { files, photos } = JSON.parse(addWorks(catalogue, others));
  expect(files['gallery.json']).toEqual([ENTRY]);
  expect(Object.keys(photos)).toEqual(['images/news/b.jpg', 'images/gallery/a.jpg']);
});
