import { expect, test } from 'vitest';
import { phraseLists } from './phrase-lists.ts';

const VOCABULARY = {
  'Анна Лис': 'Anna Lis',
  художник: 'artist',
  май: 'May',
  июнь: 'June',
  мая: 'May',
  осень: 'autumn',
  Минск: 'Minsk',
  Крым: 'Crimea',
  масло: 'oil',
  холст: 'canvas',
  тушь: 'ink',
  гуашь: '',
  'рисовая бумага': 'rice paper',
  'Отправляю почтой.': 'Works go by post.',
  см: 'cm',
  мм: 'mm',
};

const NOTHING_USED = { dates: [], details: [], artist: ['Анна Лис', 'художник, педагог'] };

test('it offers every phrase that is about a work, and no unit or sentence', () => {
  expect(phraseLists({ vocabulary: VOCABULARY, ...NOTHING_USED })).toEqual({
    materials: ['масло', 'холст', 'тушь', 'рисовая бумага'],
    places: ['Минск', 'Крым'],
    times: ['май', 'июнь', 'осень'],
  });
});

test('it begins with what works use most', () => {
  const details = [
    'холст, масло, 60х80 см',
    'Холст. Акрил. 40,5х60 см',
    'рисовая бумага, тушь 34х138 см',
    'тушь',
    'холст',
  ];
  const dates = ['Крым, Симеиз, июнь 2019', 'Минск', 'крым'];
  expect(phraseLists({ vocabulary: VOCABULARY, ...NOTHING_USED, details, dates })).toMatchObject({
    materials: ['холст', 'тушь', 'масло', 'рисовая бумага'],
    places: ['Крым', 'Минск'],
  });
});

test('it takes a phrase for what works use it for, whatever its letters', () => {
  const vocabulary = { пленэр: 'plein air', ватман: 'Whatman paper' };
  const used = { ...NOTHING_USED, dates: ['пленэр, июнь 2019'], details: ['ватман, тушь'] };
  expect(phraseLists({ vocabulary, ...used })).toEqual({
    materials: ['ватман'],
    places: ['пленэр'],
    times: [],
  });
});
