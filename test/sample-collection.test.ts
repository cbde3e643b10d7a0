import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Catalogue, StoredWork } from '#catalogue/catalogue.ts';
import { facetIndex } from '#catalogue/find/facets.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex, searcherOf } from '#catalogue/find/search-index.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { LABELS } from '#catalogue/words/labels.ts';
import { decodePhoto } from '#pipeline/photos/decode/decode-photo.ts';
import { paletteOf } from '#pipeline/photos/decode/palette.ts';
import { sampleWorks } from './sample-works.ts';

const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8'));
const { vocabulary } = read('locales/en/translation.json');

const works = await Promise.all(
  sampleWorks().map(async ({ entry, words }): Promise<StoredWork> => {
    const { width, height } = await sharp(`content/images/gallery/${entry.src}`).metadata();
    const photo = { name: entry.src, width, height, colour: '#000000', widths: [width] };
    return { entry, words, photo, detailPhotos: [] };
  }),
);
const facets = facetIndex({ works, vocabulary, site: read('site.json') });
const posts = read('news.json').map((entry: NewsEntry) => ({
  entry,
  photo: works[0]?.photo,
  backdrop: '',
  photos: [],
})) as Catalogue['posts'];
const catalogue = { works, posts, vocabularies: { en: vocabulary } };
const documents = searchDocuments({ catalogue, facets, words: LABELS }, 'ru');
const search = searcherOf(JSON.parse(JSON.stringify(makeSearchIndex(documents))));

test.each([
  ['another form of a word', 'сирени', ['165', '17']],
  ['the beginning of a word', 'лодк', ['109', '46']],
  ['capitals and a missing ё', 'ТЕТЯ ГАЛЯ', ['84']],
  ['a wrong letter', 'подсолнихи', ['130']],
  ['turned letters', 'туамн', ['164']],
  ['a word of a story', 'барабулька', ['107']],
  ['technique, place and year', 'масло алушта 2020', ['109']],
  ['whether it can be had', 'отложена мост', ['116']],
  ['a post', 'бумага помнит воду', ['news-4']],
  ['English', 'white peony', ['139']],
  ['what is nowhere', 'масло велосипед', []],
])('the search answers %s', (_, question, first) => {
  const found = search(question).map(({ id }) => id);
  expect(found.slice(0, first.length || 1).toSorted()).toEqual(first.toSorted());
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
