import { expect, test } from 'vitest';
import { phrasesOf } from './phrase-lists.ts';

test('it lists what works say, most used first, each phrase once', () => {
  const works = [
    { desc: 'холст, масло, 60х80 см', date: 'Крым, Симеиз, июнь 2019' },
    { desc: 'Холст. Акрил. 40,5х60 см', date: 'Минск' },
    { desc: 'рисовая бумага, тушь 34х138 см', date: 'крым' },
    {},
  ].map((details) => ({ entry: { details } }));
  expect(phrasesOf({ works } as never)).toEqual({
    materials: ['холст', 'масло', 'Акрил', 'рисовая бумага', 'тушь'],
    places: ['Крым', 'Симеиз', 'июнь', 'Минск'],
  });
});
