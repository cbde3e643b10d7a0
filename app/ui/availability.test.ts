import { expect, test } from 'vitest';
import type { Availability } from '#catalogue/schema/availability.ts';
import { canBeBought, dotOf } from './availability.ts';

test.each<[Availability, boolean, string | undefined]>([
  ['available', true, undefined],
  ['reserved', false, 'reserved'],
  ['sold', false, 'gone'],
  ['collection', false, 'gone'],
  ['not-for-sale', false, undefined],
])('knows whether a work that is %s can be bought, and its dot', (state, buys, dot) => {
  expect([canBeBought({ state }), dotOf({ state })]).toEqual([buys, dot]);
});

test('takes a work without a state for one that can be bought', () => {
  expect(canBeBought(undefined)).toBe(true);
});
