import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pigmentOf } from '#catalogue/find/pigments.ts';
import { oklch } from '#catalogue/photos/colours.ts';
import { decodePhoto } from './decode-photo.ts';
import { paletteOf } from './palette.ts';

/** A picture of stripes, equally high, within a frame of some pixels. */
async function paletteOfStripes(stripes: readonly string[], { frame = 0 } = {}) {
  const height = (320 - 2 * frame) / stripes.length;
  const bytes = await sharp({
    create: { width: 320, height: 320, channels: 3, background: '#101010' },
  })
    .composite(
      stripes.map((background, index) => ({
        input: { create: { width: 320 - 2 * frame, height, channels: 3 as const, background } },
        left: frame,
        top: frame + index * height,
      })),
    )
    .png()
    .toBuffer();
  const photo = await decodePhoto(bytes);
  if (photo.status === 'faulty') throw new Error(photo.message);
  return paletteOf(photo);
}

test('it finds the colours of a picture and how much each covers', async () => {
  const palette = await paletteOfStripes(['#33509a', '#33509a', '#c23b26', '#e9e2d2']);
  const [blue] = palette;
  expect(blue?.part).toBeCloseTo(0.5, 1);
  expect(palette.map(({ colour }) => pigmentOf(colour))).toEqual(
    expect.arrayContaining(['ultramarine', 'cinnabar', undefined]),
  );
  expect(palette.reduce((sum, { part }) => sum + part, 0)).toBeGreaterThan(0.95);
});

test('it leaves out a frame', async () => {
  const palette = await paletteOfStripes(['#33509a', '#c23b26'], { frame: 16 });
  expect(palette.every(({ colour }) => oklch(colour).lightness > 0.3)).toBe(true);
});

test('it knows what lies along the border', async () => {
  const palette = await paletteOfStripes(['#e9e2d2', '#33509a', '#33509a', '#e9e2d2']);
  const paper = palette.find(({ colour }) => oklch(colour).lightness > 0.8);
  expect(paper?.edge).toBeGreaterThan(0.6);
});

test('it finds the same in every build, and shades of one colour once', async () => {
  const stripes = ['#33509a', '#365399', '#304d98', '#34519b'];
  const palettes = await Promise.all([paletteOfStripes(stripes), paletteOfStripes(stripes)]);
  expect(palettes[0]).toEqual(palettes[1]);
  expect(palettes[0]).toHaveLength(1);
});

test('it takes a photo of one pixel as it is', async () => {
  const photo = await decodePhoto(
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#33509a' } })
      .png()
      .toBuffer(),
  );
  if (photo.status === 'faulty') throw new Error(photo.message);
  expect(await paletteOf(photo)).toEqual([{ colour: '#33509a', part: 1, edge: 1 }]);
});
