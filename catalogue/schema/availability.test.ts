import { expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { availabilityText } from './availability.ts';

test('names a state and a collection', () => {
  const labels = LABELS.en.availability;
  const work = { state: 'collection', collection: 'Minsk Art Museum' } as const;
  expect(availabilityText(work, labels)).toBe('Collection: Minsk Art Museum');
  expect(availabilityText({ state: 'sold' }, labels)).toBe('Sold');
});
