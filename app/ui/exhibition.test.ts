import { expect, test } from 'vitest';
import { daysText } from './exhibition.tsx';

test.each([
  ['2027-03-12', '2027-04-04', '12 марта – 4 апреля 2027', '12 March – 4 April 2027'],
  ['2027-03-12', '2027-03-20', '12–20 марта 2027', '12–20 March 2027'],
  ['2027-03-12', '2027-03-12', '12 марта 2027', '12 March 2027'],
  ['2027-12-20', '2028-05-10', '20 декабря 2027 – 10 мая 2028', '20 December 2027 – 10 May 2028'],
])('formats the days from %s to %s', (from, to, russian, english) => {
  expect(daysText({ from, to }, 'ru')).toBe(russian);
  expect(daysText({ from, to }, 'en')).toBe(english);
});
