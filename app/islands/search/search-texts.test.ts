import { expect, test } from 'vitest';
import { excerptOf, fieldsToShow, nearestWords, splitAtHits } from './search-texts.ts';

const marked = (text: string, ...terms: string[]) =>
  splitAtHits(text, new Set(terms))
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Лодки Алушты', ['лодк'], '[Лодки] Алушты'],
  ['у лодки и лодок', ['лодк', 'лодок'], 'у [лодки] и [лодок]'],
  ['Тётя Галя', ['тет'], '[Тётя] Галя'],
  ['холст, 80×60 см', ['80×60', '80', '60'], 'холст, [80×60 см]'],
])('marks in %j the words of the terms %j', (text, terms, expected) => {
  expect(marked(text, ...terms)).toBe(expected);
});

test('cuts only a long text, between words, around its first hit', () => {
  const text = `${'слово '.repeat(30)}шторм ${'дальше '.repeat(30)}`.trim();
  const excerpt = excerptOf(text, new Set(['шторм']));
  expect(excerpt).toMatch(/^… (слово )+шторм (дальше )+…$/);
  expect(excerpt.length).toBeLessThan(160);
  expect(excerptOf('Море остаётся одно', new Set(['одн']))).toBe('Море остаётся одно');
});

test('shows title and facts, then the heaviest field of each term, if possible in one language', () => {
  const found = {
    id: '93',
    match: { storm: ['story_en', 'title_en'], крым: ['facts_ru'], sea: ['story_ru', 'story_en'] },
  } as const;
  const english = ['title_en', 'facts_en', 'facts_ru', 'story_en'];
  expect(fieldsToShow({ ...found, title_en: 'Storm' }, 'en')).toEqual(english);
  expect(fieldsToShow(found, 'ru')).toEqual(['title_ru', 'facts_ru', 'title_en', 'story_ru']);
});

test.each([
  ['сиреневатый', ['сирень']],
  ['xylophone', []],
])('names the words nearest to %j', (question, expected) => {
  const documents = [{ title_ru: 'Сирень Марии Петровны', facts_ru: 'бумага, пастель' }];
  expect(nearestWords(question, documents, 'ru')).toEqual(expected);
});
