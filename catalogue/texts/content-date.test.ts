import { expect, test } from 'vitest';
import { contentDate, contentSeason } from './content-date.ts';

test.each([
  ['Минск, май 2025', '2025-05'],
  ['Полесье, 14 марта 2022', '2022-03-14'],
  ['Китай, Ханчжоу, Июнь 2012 г.', '2012-06'],
])('reads %s as %s', (text, date) => {
  expect(contentDate(text)).toBe(date);
});

test.each(['', 'зима 2018', 'ок. 2010', '2010–2012', '31 февраля 2020', 'начало мая 2020', '2150'])(
  'reads no date in %j',
  (text) => {
    expect(contentDate(text)).toBeUndefined();
  },
);

test.each([
  ['Минск, декабрь 2019', { season: 'winter', year: 2020 }],
  ['Полесье, 14 марта 2022', { season: 'spring', year: 2022 }],
  ['Солигорск, весна 2003 г.', { season: 'spring', year: 2003 }],
  ['Симеиз, зима 2018', undefined],
])('reads the season of %j', (text, expected) => {
  expect(contentSeason(text)).toEqual(expected);
});
