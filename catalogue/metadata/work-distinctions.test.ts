import { expect, test } from 'vitest';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { sampleWork } from './edition.fixture.ts';
import { workDistinctions } from './work-distinctions.ts';

const russian = vocabularyOf('ru');

test('it says nothing of a work whose title is its own', () => {
  const works = [sampleWork({ id: 1, title: 'Туман' }), sampleWork({ id: 2, title: 'Кот' })];
  expect(workDistinctions(works, 'ru', russian).size).toBe(0);
});

test('it tells namesakes apart by their dates, else by their numbers', () => {
  const works = [
    sampleWork({ id: 1, title: 'Туман', date: 'Минск, 2019' }),
    sampleWork({ id: 2, title: 'Туман', date: '2020' }),
    sampleWork({ id: 3, title: 'Туман', date: '2020' }),
    sampleWork({ id: 4, title: 'Туман', date: '' }),
  ];
  expect([...workDistinctions(works, 'ru', russian)]).toEqual([
    [1, 'Минск, 2019'],
    [2, '№ 2'],
    [3, '№ 3'],
    [4, '№ 4'],
  ]);
});

test('it tells apart works without a title', () => {
  const works = [sampleWork({ id: 1, title: '' }), sampleWork({ id: 2, title: '' })];
  expect(workDistinctions(works, 'ru', russian).get(2)).toBe('№ 2');
});
