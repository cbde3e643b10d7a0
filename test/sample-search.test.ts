import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Catalogue, CatalogueWork } from '#catalogue/catalogue.ts';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { facetIndex } from '#catalogue/find/facets.ts';
import { searchDocuments } from '#catalogue/find/search-documents.ts';
import { makeSearchIndex, searcherOf } from '#catalogue/find/search-index.ts';
import { parseNewsPost } from '#catalogue/site/news-post.ts';
import english from '#catalogue/words/interface/en.json' with { type: 'json' };
import russian from '#catalogue/words/interface/ru.json' with { type: 'json' };

/** A question, and what must be found before all else, in any order: written before the search was. */
const QUESTIONS: readonly (readonly [question: string, ...first: string[]])[] = [
  // The word as it stands, in another form, as it begins.
  ['сирень', '165', '17'],
  ['сирени', '165', '17'],
  ['сире', '165', '17'],
  ['лодки', '109', '46'],
  ['лодк', '109', '46'],
  ['пионы', '148', '139', '26'],
  ['пионов', '148', '139', '26'],
  ['белые пионы', '139'],
  ['кот', '156', '103'],
  ['кошка', '81'],
  ['туман', '164'],
  ['тумана', '164'],
  ['шторм', '93'],
  ['шторм третий', '93'],
  ['пчеловод', '125'],
  ['учитель чэнь', '52', '43'],
  ['орхидея', '163', '43', '32'],
  ['подсолнух', '130'],
  ['карпы', '117', '76'],
  ['гранат', '121'],
  ['пагода', '40'],
  ['снег рождество', '113'],
  ['дива', '107'],
  ['генуэзская крепость', '108'],
  ['монастырь', '138'],
  ['автопортрет', '12'],
  ['дед', '1'],
  ['бабье лето', '14'],
  ['рожь', '7'],
  ['мост свислочь', '116'],
  // Capitals, ё and a slip.
  ['ПОДСОЛНУХИ', '130'],
  ['березовый', '147'],
  ['тетя галя', '84'],
  ['тётя галя', '84'],
  ['подсолнихи', '130'],
  ['ирена керамист', '145'],
  ['манастырь', '138'],
  ['пианы', '148', '139', '26'],
  ['туамн', '164'],
  // Stories.
  ['барабулька', '107'],
  ['жигули', '151'],
  ['лебединое озеро', '52'],
  // Technique, place, year, category.
  ['масло лодки', '109'],
  ['масло алушта 2020', '109'],
  ['тушь свиток китай', '59', '54', '46', '33'],
  ['крым шторм', '93'],
  ['крепость судак', '108', '71'],
  // Whether it can be had.
  ['продана', '126'],
  ['отложена мост', '116'],
  ['собрание музея', '108'],
  // News.
  ['бумага помнит воду', 'news-4'],
  ['любляна', 'news-2'],
  // English.
  ['lilac', '165', '17'],
  ['lilacs', '165', '17'],
  ['boats', '109', '46'],
  ['peonies', '148', '139', '26'],
  ['white peony', '139'],
  ['sunflowrs', '130'],
  ['carp', '117', '76'],
  ['mist', '164'],
  ['grandfather', '1'],
  ['self-portrait', '12'],
  ['pomegranate', '121'],
  ['swan lake', '52'],
  ['wormwood', '107'],
  ['oil boats alushta', '109'],
  ['the first sea', '62'],
  ['crimea storm', '93'],
  ['sold courtyard', '126'],
  ['museum fortress', '108'],
];

const content = fileURLToPath(new URL('../content/', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(content + file, 'utf8'));
const locales = { ru: read('locales/ru/gallery.json'), en: read('locales/en/gallery.json') };
const { vocabulary } = read('locales/en/translation.json');
const photo = { name: 'work', width: 4, height: 3, colour: '#000000', widths: [4] };

const works = (read('gallery.json') as GalleryEntry[]).map(
  (entry): CatalogueWork => ({
    entry,
    words: {
      ru: locales.ru[entry.category]?.[entry.title],
      en: locales.en[entry.category]?.[entry.title],
    },
    photo,
    detailPhotos: [],
  }),
);
const posts = read('news.json').map((entry: Parameters<typeof parseNewsPost>[0]) => ({
  post: parseNewsPost(entry),
  photo,
  backdrop: '',
  photos: [],
})) as Catalogue['posts'];
const catalogue = { works, posts, vocabularies: { en: vocabulary } };
const documents = searchDocuments(
  {
    catalogue,
    facets: facetIndex({ works, vocabulary, site: read('site.json') }),
    words: { ru: russian, en: english },
  },
  'ru',
);
const search = searcherOf(JSON.parse(JSON.stringify(makeSearchIndex(documents))));

test.each(QUESTIONS)('it answers %j', (question, ...first) => {
  const found = search(question).map(({ id }) => id);
  expect(found.slice(0, first.length).toSorted()).toEqual(first.toSorted());
});

/** The longest words of titles, each with the work that has it. */
const titleWords = works.flatMap(({ entry, words }) =>
  [words.ru, words.en].flatMap((each) => {
    const [word = ''] = (each?.title.match(/\p{L}+/gu) ?? []).toSorted(
      (one, other) => other.length - one.length,
    );
    const id = String(entry.id);
    const isFound = search(word).some((found) => found.id === id);
    return word.length >= 5 && isFound ? [{ word, id }] : [];
  }),
);

const anyLetter = (word: string) => (/[a-z]/i.test(word) ? 'e' : 'о');

test.each([
  ['turned letters', (word: string, at: number) => [word[at + 1], word[at], word.slice(at + 2)]],
  ['a wrong letter', (word: string, at: number) => [anyLetter(word), word.slice(at + 1)]],
  ['a letter left out', (word: string, at: number) => [word.slice(at + 1)]],
  ['a letter too many', (word: string, at: number) => [word[at], word.slice(at)]],
])('it finds titles with %s, but for what is another word by it', (_, slip) => {
  const typed = titleWords.flatMap(({ word, id }) =>
    Array.from(word.slice(1), (_letter, at) => ({
      id,
      text: word.slice(0, at) + slip(word, at).join(''),
    })),
  );
  const lost = typed.filter(({ id, text }) => !search(text).some((found) => found.id === id));
  expect(lost.length / typed.length, lost.map(({ text }) => text).join()).toBeLessThan(0.03);
});

test('it finds nothing for what is nowhere, and nothing for nothing', () => {
  for (const question of ['велосипед', 'xylophone', 'масло велосипед', '', ' … ']) {
    expect(search(question), question).toEqual([]);
  }
});
