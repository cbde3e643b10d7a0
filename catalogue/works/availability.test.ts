import { expect, test } from 'vitest';
import { LABELS } from '#catalogue/words/labels.ts';
import {
  AVAILABILITIES,
  type Availability,
  availabilityText,
  canBeBought,
  dotOf,
} from './availability.ts';

test.each<[Availability, boolean, string | undefined, string]>([
  ['available', true, undefined, 'Available'],
  ['reserved', false, 'reserved', 'Reserved'],
  ['sold', false, 'gone', 'Sold'],
  ['collection', false, 'gone', 'In a collection'],
  ['not-for-sale', false, undefined, 'Not for sale'],
])('it tells of %s whether it can be bought, its dot and its word', (state, buys, dot, text) => {
  const told = availabilityText({ state }, LABELS.en.availability);
  expect([canBeBought({ state }), dotOf({ state }), told]).toEqual([buys, dot, text]);
});

test('it names the collection', () => {
  const work = { state: 'collection', collection: 'Minsk Art Museum' } as const;
  expect(availabilityText(work, LABELS.en.availability)).toBe('Collection: Minsk Art Museum');
});

test('it takes a work that says nothing for one that can be bought', () => {
  expect(canBeBought(undefined)).toBe(true);
  expect(AVAILABILITIES.filter((state) => canBeBought({ state }))).toEqual(['available']);
});
