import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pigmentOf } from '#catalogue/find/pigments.ts';
import { oklch } from '#catalogue/photos/colours.ts';
import { measurePhoto, type PhotoFacts } from './measure-photo.ts';
import { read } from './photo.fixture.ts';

const rect = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;

async function factsOf(sheet: string, ...rects: readonly string[]): Promise<PhotoFacts> {
  const content = rect(0, 0, 320, 320, sheet) + rects.join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${content}</svg>`;
  return measurePhoto(await read(await sharp(Buffer.from(svg)).png().toBuffer()));
}

async function paletteOf(stripes: readonly string[], frame = 0) {
  const [width, height] = [320 - 2 * frame, (320 - 2 * frame) / stripes.length];
  const rects = stripes.map((colour, index) =>
    rect(frame, frame + index * height, width, height, colour),
  );
  return (await factsOf('#101010', ...rects)).palette;
}

test('finds the colours of a photo and the share of each', async () => {
  const palette = await paletteOf(['#33509a', '#33509a', '#c23b26', '#e9e2d2']);
  expect(palette[0]?.part).toBeCloseTo(0.5, 1);
  const pigments = palette.map(({ colour }) => pigmentOf(colour));
  expect(pigments).toEqual(expect.arrayContaining(['ultramarine', 'cinnabar', undefined]));
  expect(palette.reduce((sum, { part }) => sum + part, 0)).toBeGreaterThan(0.95);
});

test('ignores a frame', async () => {
  const palette = await paletteOf(['#33509a', '#c23b26'], 16);
  expect(palette.every(({ colour }) => oklch(colour).lightness > 0.3)).toBe(true);
});

test('finds the share of each colour along the border', async () => {
  const palette = await paletteOf(['#e9e2d2', '#33509a', '#33509a', '#e9e2d2']);
  const paper = palette.find(({ colour }) => oklch(colour).lightness > 0.8);
  expect(paper?.edge).toBeGreaterThan(0.6);
});

test('merges shades of one colour, with the same result every time', async () => {
  const stripes = ['#33509a', '#365399', '#304d98', '#34519b'];
  const palette = await paletteOf(stripes);
  expect(palette).toMatchObject([{ part: 1, edge: 1 }]);
  expect(await paletteOf(stripes)).toEqual(palette);
});

const DARK = '#304060';

test.each<[string, boolean, string, string, { left: number; others: number }]>([
  ['white margins', true, '#f4f0e6', DARK, { left: 20, others: 20 }],
  ['a white margin at one side', true, '#f4f0e6', DARK, { left: 20, others: 0 }],
  ['pale ink on rice paper', true, '#f4f0e6', '#eae4d6', { left: 0, others: 0 }],
  ['a light painting darker than paper', false, '#f4f0e6', '#c0b090', { left: 0, others: 0 }],
])('%s: light edge %s', async (_, expected, sheet, colour, { left, others }) => {
  const [width, height] = [320 - left - others, 320 - 2 * others];
  const facts = await factsOf(sheet, rect(left, others, width, height, colour));
  expect(facts.hasLightEdge).toBe(expected);
});
