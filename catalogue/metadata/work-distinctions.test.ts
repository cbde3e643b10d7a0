import { expect, test } from 'vitest';
import { sampleEdition, sampleWork } from './edition.fixture.ts';

test('it says nothing of a work whose title is its own', () => {
  const works = [sampleWork({ id: 1, title: 'Туман' }), sampleWork({ id: 2, title: 'Кот' })];
  expect(sampleEdition({ works }).distinctions.size).toBe(0);
});

test('it tells namesakes apart by their dates, else by their numbers', () => {
  const works = [
    sampleWork({ id: 1, title: 'Туман', date: 'Минск, 2019' }),
    sampleWork({ id: 2, title: 'Туман', date: '2020' }),
    sampleWork({ id: 3, title: 'Туман', date: '2020' }),
    sampleWork({ id: 4, title: 'Туман', date: '' }),
  ];
  expect([...sampleEdition({ works }).distinctions]).toEqual([
    [1, 'Минск, 2019'],
    [2, '№ 2'],
    [3, '№ 3'],
    [4, '№ 4'],
  ]);
});

test('it tells apart works without a title', () => {
  const works = [sampleWork({ id: 1, title: '' }), sampleWork({ id: 2, title: '' })];
  expect(sampleEdition({ works }).distinctions.get(2)).toBe('№ 2');
});
