import { afterEach, expect, test } from 'vitest';
import { setSiteLanguages } from '#catalogue/texts/language.ts';
import { readSize } from '#catalogue/texts/size.ts';
import { certainSize, hasCertainUnit, withLikelyUnit, withSize } from './work-size.ts';

afterEach(() => setSiteLanguages(['ru', 'en']));

test.each([
  ['холст, 60х80', { width: 60, height: 80 }],
  ['холст, 600х800', undefined],
  ['холст, 66х80 см', undefined],
  ['холст, 80х60 см', undefined],
])('is certain of a size only with a unit and if the photo agrees: %s', (details, size) => {
  expect(certainSize(details, { width: 1800, height: 2400 })).toEqual(size);
});

test.each([
  ['холст, 3х2', '3х2 см'],
  ['холст, 80х60 км', undefined],
  ['холст, 2100х60 м', '2100х60 мм'],
])('suggests a unit only where it is not certain: %s', (details, suggestion) => {
  const size = readSize(details);
  const isUncertain = typeof size === 'object' && !hasCertainUnit(size);
  expect(isUncertain ? withLikelyUnit(size) : undefined).toBe(suggestion);
});

test('is certain of no unit that is not written where people measure in inches', () => {
  setSiteLanguages(['en']);
  const photo = { width: 1800, height: 2400 };
  expect(certainSize('oil, 24x32', photo)).toBeUndefined();
  expect(certainSize('oil, 24x32 in', photo)).toEqual({ width: 61, height: 81.3 });
});

test.each([
  ['', '60х80 см'],
  ['холст, масло, 50х40 см', 'холст, масло, 60х80 см'],
  ['50 см x 40 см, холст', '60х80 см, холст'],
])('writes a size into "%s"', (details, expected) => {
  expect(withSize(details, { width: '60', height: '80' })).toBe(expected);
});
