import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { facetsOf } from '#catalogue/find/facets.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex, searcherOf } from '#catalogue/find/search-index.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import type { Catalogue, StoredWork } from '#catalogue/works/catalogue.ts';

const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8'));
const { vocabulary } = read('locales/en/translation.json');

const [ru, en] = ['ru', 'en'].map((language) => read(`locales/${language}/gallery.json`));

const works = await Promise.all(
  read('gallery.json').map(async (entry: GalleryEntry): Promise<StoredWork> => {
    const { category, title, src } = entry;
    const { width, height } = await sharp(`content/images/gallery/${src}`).metadata();
    const photo = { name: src, width, height, colour: '#000000', widths: [width] };
    const texts = { ru: ru[category]?.[title], en: en[category]?.[title] };
    return { entry, texts, photo, detailPhotos: [] };
  }),
);
const site = read('site.json');
const posts = read('news.json').map((entry: NewsEntry) => ({
  entry,
  photo: works[0]?.photo,
  backdrop: '',
  photos: [],
})) as Catalogue['posts'];
const catalogue = { works, posts, site, vocabularies: { en: vocabulary } };
const facets = facetsOf(catalogue);
const documents = searchDocuments(catalogue, LABELS);
const search = searcherOf(JSON.parse(JSON.stringify(makeSearchIndex(documents))));

test.each([
  ['another form of a word', 'сирени', '165 17'],
  ['the beginning of a word', 'лодк', '109 46'],
  ['a wrong letter that changes the stem', 'пианы', '139 148 26'],
  ['a missing letter', 'sunflowrs', '130'],
  ['technique, place and year', 'масло алушта 2020', '109'],
  ['a region that the date does not name', 'масло крым 2020', '109 107 108'],
  ['a post', 'бумага помнит воду', 'news-4'],
  ['a word without results', 'масло велосипед', ''],
  ['nothing', ' … ', ''],
  ['a size in millimetres', '800х600 мм', '164 116 67'],
  ['Russian on Latin keys', 'vfckj fkeinf 2020', '109'],
  ['the other layout with a size', 'vfckj 80x60', '164 99 150'],
])('finds %s first', (_, question, expected) => {
  const found = search(question).map(({ id }) => id);
  expect(found.slice(0, 3).join(' ')).toBe(expected);
});

test.each([
  [146, 'ink+watercolor rice-paper 100 upright minsk 2024'],
  [109, 'oil canvas 100 wide alushta+crimea 2020'],
  [100, 'ink rice-paper larger scroll moscow 2019'],
  [106, '- - - upright - -'],
])('work %i has the facets that a reader finds in its texts', (id, facetsByHand) => {
  const { technique, ground, size, format, place, year } = facets.valuesOf.get(id) ?? {};
  const found = [technique, ground, size, format, place?.toSorted(), year];
  expect(found.map((each) => each?.join('+') || '-').join(' ')).toBe(facetsByHand);
});
