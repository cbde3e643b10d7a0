import { expect, test } from 'vitest';
import { PIGMENTS } from '#catalogue/paths/facet-names.ts';
import { pigmentOf, pigmentsOf } from './pigments.ts';

const colour = (colour: string, part: number, edge = 0) => ({ colour, part, edge });
const OF_A_PHOTO = { averageColour: undefined, isOnPaper: false };

test('recognizes every pigment by its own swatch', () => {
  for (const [pigment, swatch] of Object.entries(PIGMENTS)) expect(pigmentOf(swatch)).toBe(pigment);
});

test.each([
  ['#8c8c8c', undefined],
  ['#303030', 'lamp-black'],
  ['#1d2c52', 'ultramarine'],
])('names %s %s', (shade, pigment) => {
  expect(pigmentOf(shade)).toBe(pigment);
});

test('puts large and strong colours first, and leaves out small ones', () => {
  const [grey, ochre] = [colour('#8c8c8c', 0.4), colour('#bfae8f', 0.3)];
  const palette = [grey, ochre, colour('#33509a', 0.25), colour('#c23b26', 0.05)];
  expect(pigmentsOf({ ...OF_A_PHOTO, palette })).toEqual(['ultramarine', 'ochre']);
});

test('ignores bare paper and toned paper along the border', () => {
  const white = [colour('#e9e2d2', 0.8, 0.9), colour('#33312e', 0.2, 0.1)];
  expect(pigmentsOf({ ...OF_A_PHOTO, isOnPaper: true, palette: white })).toEqual(['lamp-black']);
  const thin = [colour('#e9e2d2', 0.8, 0.9), colour('#9a9894', 0.2, 0.1)];
  expect(pigmentsOf({ ...OF_A_PHOTO, isOnPaper: true, palette: thin })).toEqual(['lamp-black']);
  expect(pigmentsOf({ ...OF_A_PHOTO, palette: thin })).toEqual([]);
  const kraft = [colour('#b08d62', 0.6, 0.8), colour('#7f5a9c', 0.4, 0.2)];
  expect(pigmentsOf({ ...OF_A_PHOTO, isOnPaper: true, palette: kraft })).toEqual(['cobalt-violet']);
  expect(pigmentsOf({ ...OF_A_PHOTO, palette: kraft })).toEqual(['ochre', 'cobalt-violet']);
});

test('prefers the average colour of the artist, unless it is a grey', () => {
  const colours = { ...OF_A_PHOTO, palette: [colour('#33509a', 1)] };
  expect(pigmentsOf({ ...colours, averageColour: '#b58d62' })).toEqual(['ochre']);
  expect(pigmentsOf({ ...colours, averageColour: '#a4a198' })).toEqual(['ultramarine']);
});
