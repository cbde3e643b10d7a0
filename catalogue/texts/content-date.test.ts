import { expect, test } from 'vitest';
import { contentDate } from './content-date.ts';

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
