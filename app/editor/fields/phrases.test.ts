import { expect, test } from 'vitest';
import { phrasesOf, togglePhrase } from './phrases.ts';

test.each([
  ['', 'масло', 'масло'],
  ['холст', 'масло', 'холст, масло'],
  ['холст, 40,5х60 см', 'масло', 'холст, масло, 40,5х60 см'],
  ['холст, Масло, 60х80 см', 'масло', 'холст, 60х80 см'],
  ['тушь 34х138 см', 'тушь', '34х138 см'],
  ['Рисовая бумага', 'бумага', 'Рисовая бумага, бумага'],
  ['Минск', 'ноябрь 2026', 'Минск, ноябрь 2026'],
  ['Минск, ноябрь 2026', 'ноябрь 2026', 'Минск'],
  ['май 2025', 'Минск', 'Минск, май 2025'],
])('toggles in "%s" the phrase "%s"', (line, phrase, expected) => {
  expect(togglePhrase(line, phrase)).toBe(expected);
});

test('lists what works say, most used first, each phrase once', () => {
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
