import { expect, test } from 'vitest';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import type { Catalogue } from '#catalogue/works/catalogue.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { saved } from '#test/saving.ts';
import { folderTexts } from './folder-texts.ts';

/** A photo as the catalogue has it, which is not looked into here. */
const photo = (name: string) => ({ name }) as unknown as Catalogue['site']['portrait'];

const CATALOGUE = {
  site: {
    hero: [{ whole: photo('one'), tall: photo('one-tall') }],
    categories: Object.fromEntries(CATEGORIES.map((each) => [each, photo('tile')])),
    portrait: photo('portrait'),
  },
  posts: [{ entry: { image: 'exhibition.jpg', content: {} }, photo: photo('cover'), photos: [] }],
} as unknown as Catalogue;

test('it tells what the studio can change, and nothing else', async () => {
  const folder = await saved(
    new ContentDraft()
      .set('site.json', ['publish'], { to: 'server', host: 'anna@example.org' })
      .set('site.json', ['hero'], [{ picture: 'one.jpg', portrait: 'two.jpg' }]),
  );
  const { files, photos } = await folderTexts(folder, CATALOGUE);
  expect(Object.keys(files['site.json'] as object).sort()).toEqual([
    'about',
    'categories',
    'contacts',
    'hero',
    'links',
  ]);
  expect(Object.keys(files['locales/en/translation.json'] as object).sort()).toEqual([
    'biography',
    'invitation',
    'vocabulary',
  ]);
  expect(files['news.json']).toMatchObject([{ id: 1, title: 'Выставка' }]);
  expect(photos).toMatchObject({
    'images/hero/one.jpg': { name: 'one' },
    'images/hero/two.jpg': { name: 'one-tall' },
    'images/hero/three.jpg': null,
    'images/categories/tile.jpg': { name: 'tile' },
    'images/news/exhibition.jpg': { name: 'cover' },
    'images/about/portrait.jpg': { name: 'portrait' },
  });
});
