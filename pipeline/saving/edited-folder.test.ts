import { expect, test } from 'vitest';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import type { Catalogue } from '#catalogue/works/catalogue.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { saved } from '#test/saving.ts';
import { editedFolder } from './edited-folder.ts';

/** A photo of the catalogue; its pictures do not matter here. */
const photo = (name: string) => ({ name }) as unknown as Catalogue['site']['portrait'];

const CATALOGUE = {
  site: {
    hero: [{ whole: photo('one'), tall: photo('one-tall') }],
    categories: Object.fromEntries(CATEGORIES.map((each) => [each, photo('tile')])),
    portrait: photo('portrait'),
  },
  works: [
    {
      entry: { src: 'river.jpg', details: { images: ['', 'river-close.jpg'] } },
      photo: photo('river'),
      detailPhotos: [photo('close')],
    },
  ],
  posts: [{ entry: { image: 'exhibition.jpg', content: {} }, photo: photo('cover'), photos: [] }],
} as unknown as Catalogue;

test('gives the files as stored, and the photos with their pictures', async () => {
  const draft = new ContentDraft()
    .set('gallery.json', [0, 'owner'], 'Му\u00ADзей')
    .set('site.json', ['hero'], [{ picture: 'one.jpg', portrait: 'two.jpg' }]);
  const { files, photos } = await editedFolder(await saved(draft), CATALOGUE);
  expect(files).toEqual(draft.folder());
  expect(photos).toEqual({
    'images/hero/one.jpg': { name: 'one' },
    'images/hero/two.jpg': { name: 'one-tall' },
    'images/hero/three.jpg': null,
    'images/categories/tile.jpg': { name: 'tile' },
    'images/gallery/river.jpg': { name: 'river' },
    'images/gallery/details/river-close.jpg': { name: 'close' },
    'images/gallery/cat.jpg': null,
    'images/news/exhibition.jpg': { name: 'cover' },
    'images/about/portrait.jpg': { name: 'portrait' },
  });
});
