import { expect, test } from 'vitest';
import { sampleEdition, samplePost, sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { type IndexedWord, wordIndex, wordPages } from './word-index.ts';

const { catalogue } = sampleEdition({
  works: [
    sampleWork({ id: 1, title: 'Лодки у берега', englishTitle: 'Boats by the Shore' }),
    sampleWork({ id: 2, title: 'Лодка', date: 'Ёлкино, май 2019' }),
    sampleWork({ id: 3, title: 'Тайная лодка', isListed: false }),
  ],
  posts: [samplePost({ id: 4, date: '2019', title: 'Три лодки из Ёлкино' })],
});

const told = (words: readonly IndexedWord[]) =>
  words.map(({ word, letter, places }) => [
    letter,
    word,
    places.map(({ kind, id }) => `${kind} ${id}`).join(),
  ]);

test('it has every word of listed works and posts once, under the form that is met most', () => {
  const found = told(wordIndex(catalogue, 'ru'));
  expect(found).toContainEqual(['Л', 'лодки', 'work 1,work 2,post 4']);
  expect(found).toContainEqual(['Б', 'берега', 'work 1']);
  expect(found.map(([, word]) => word)).not.toContain('тайная');
});

test('it puts ё under е, keeps the capital of a name, and leaves out what only joins words', () => {
  const found = told(wordIndex(catalogue, 'ru'));
  expect(found).toContainEqual(['Е', 'Ёлкино', 'work 2,post 4']);
  expect(found.flat()).not.toContain('из');
  expect(found.map(([letter]) => letter)).toEqual(
    found.map(([letter = '']) => letter).toSorted((a, b) => a.localeCompare(b, 'ru')),
  );
});

test('it tells a name by its capital within a sentence, and a place once however often it says a word', () => {
  const { catalogue: posts } = sampleEdition({
    works: [],
    posts: [
      samplePost({
        id: 1,
        date: '2019',
        shortDesc: 'Туман. Озеро видно, и Нарочь видно. Туман над водой.',
        content: { text: ['Озеро молчит.', 'Рядом Нарочь.'] },
      }),
    ],
  });
  const found = told(wordIndex(posts, 'ru'));
  expect(found).toContainEqual(['Н', 'Нарочь', 'post 1']);
  expect(found).toContainEqual(['О', 'озеро', 'post 1']);
  expect(found).toContainEqual(['В', 'видно', 'post 1']);
});

test('English titles lend no capitals', () => {
  expect(told(wordIndex(catalogue, 'en'))).toContainEqual(['B', 'boats', 'work 1']);
});

test('of many words there are as many pages in both languages, and every word is on one', () => {
  const many = sampleEdition({
    works: Array.from({ length: 900 }, (_, id) =>
      sampleWork({
        id: id + 1,
        title: `слово${'абвгдежзик'[id % 10]}${'лмнопрстуф'[Math.floor(id / 10) % 10]}${'хцчшщ'[id % 5]}`,
      }),
    ),
  });
  const pages = wordPages(many.catalogue, 'ru');
  expect(pages.length).toBeGreaterThan(1);
  expect(wordPages(many.catalogue, 'en')).toHaveLength(pages.length);
  expect(pages.flat()).toEqual(wordIndex(many.catalogue, 'ru'));
});
