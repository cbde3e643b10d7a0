import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { parseNewsPost } from '#catalogue/site/news-post.ts';
import english from '#catalogue/words/interface/en.json' with { type: 'json' };
import russian from '#catalogue/words/interface/ru.json' with { type: 'json' };
import { decodePhoto } from '#pipeline/photos/decode/decode-photo.ts';
import { paletteOf } from '#pipeline/photos/decode/palette.ts';
import { sampleWorks } from './sample-works.ts';

const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8'));
const { vocabulary } = read('locales/en/translation.json');

const works = await Promise.all(
  sampleWorks().map(async ({ entry, words }): Promise<CatalogueWork> => {
    const { width, height } = await sharp(`content/images/gallery/${entry.src}`).metadata();
    const photo = { name: entry.src, width, height, colour: '#000000', widths: [width] };
    return { entry, words, photo, detailPhotos: [] };
  }),
);
const facets = facetIndex({ works, vocabulary, site: read('site.json') });
const posts = read('news.json').map((entry: Parameters<typeof parseNewsPost>[0]) => ({
  post: parseNewsPost(entry),
  photo: works[0]?.photo,
  backdrop: '',
  photos: [],
})) as Catalogue['posts'];
const catalogue = { works, posts, vocabularies: { en: vocabulary } };
const documents = searchDocuments({ catalogue, facets, words: { ru: russian, en: english } }, 'ru');
const search = searcherOf(JSON.parse(JSON.stringify(makeSearchIndex(documents))));

interface WorkWords {
  readonly title?: string;
  readonly text?: Record<string, string>;
}
const wordsOf = (language: 'ru' | 'en'): WorkWords[] =>
  Object.values<Record<string, WorkWords>>(readJson(`locales/${language}/gallery.json`)).flatMap(
    (category) => Object.values(category),
  );
const count = <T>(list: readonly T[], test: (item: T) => unknown) =>
  list.filter((item) => test(item)).length;

describe('the sample collection', () => {
  test('it holds about 160 works, newest first, with a few numbers missing', () => {
    const ids = works.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(works.length).toBeGreaterThanOrEqual(155);
    expect(Math.max(...ids)).toBeGreaterThan(works.length);
  });

  test('it spreads over all categories, landscapes and flowers first', () => {
    const sizes = CATEGORIES.map((name) => count(works, ({ category }) => category === name));
    const most = CATEGORIES.toSorted(
      (a, b) => (sizes[CATEGORIES.indexOf(b)] ?? 0) - (sizes[CATEGORIES.indexOf(a)] ?? 0),
    );
    expect(most.slice(0, 2).toSorted()).toEqual(['flowers_birds', 'landscape']);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ['a story', (work: GalleryEntry) => paragraphsOf(work).length > 0, 26, 36],
    ['detail images', (work: GalleryEntry) => detailImagesOf(work).length > 0, 22, 30],
    ['a video', (work: GalleryEntry) => videosOf(work).length > 0, 10, 16],
    ['no date', (work: GalleryEntry) => textOf(work, 'date') === '', 1, 20],
    ['a colour of its own', averageColourOf, 3, 40],
    ['no place in the grids', (work: GalleryEntry) => !isListed(work), 2, 3],
  ])('it has some works with %s', (_, has, least, most) => {
    expect(count(works, has)).toBeGreaterThanOrEqual(least);
    expect(count(works, has)).toBeLessThanOrEqual(most);
  });

  test('it uses every priority that was seen', () => {
    const used = [...new Set(works.map(({ priority = 0 }) => priority))].sort((a, b) => a - b);
    expect(used).toEqual([-1, 0, 1, 2, 3, 9, 10]);
  });

  test('it names nearly all works in Russian, most in English, and tells all stories in Russian', () => {
    const [ru, en] = [wordsOf('ru'), wordsOf('en')];
    expect(count(ru, ({ title }) => title)).toBeGreaterThan(works.length * 0.95);
    expect(count(en, ({ title }) => title)).toBeGreaterThan(works.length * 0.8);
    expect(count(ru, ({ text }) => text)).toBe(count(works, (work) => paragraphsOf(work).length));
    expect(count(en, ({ text }) => text)).toBeGreaterThan(count(ru, ({ text }) => text) * 0.6);
  });
});

test.each([
  [146, 'ink+watercolor rice-paper 100 upright minsk 2024'],
  [109, 'oil canvas 100 wide alushta+crimea 2020'],
  [100, 'ink rice-paper larger scroll moscow 2019'],
  [106, '- - - upright - -'],
])('work %i has the facets that a reader finds in its texts', (id, facetsByHand) => {
  const values = facets.valuesOf.get(id);
  const found = [
    ...[values?.technique, values?.ground, values?.size, values?.format],
    ...[values?.place.toSorted(), values?.year],
  ];
  expect(found.map((each) => each?.join('+') || '-').join(' ')).toBe(facetsByHand);
});

test.each([
  [160, ['ultramarine']],
  [79, ['cadmium-yellow', 'green-earth']],
  [163, ['lamp-black']],
])('work %i has the colours that an eye finds in it', async (id, colours) => {
  const work = works.find(({ entry }) => entry.id === id);
  const photo = await decodePhoto(readFileSync(`content/images/gallery/${work?.entry.src}`));
  if (!work || photo.status === 'faulty') throw new Error(`There is no photo of ${id}`);
  const painted = [{ ...work, palette: await paletteOf(photo) }];
  const index = facetIndex({ works: painted, vocabulary: {}, site: { categories: {} } });
  expect(index.valuesOf.get(id)?.colour).toEqual(expect.arrayContaining(colours));
});
