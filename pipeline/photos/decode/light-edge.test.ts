import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { hasLightEdge } from './light-edge.ts';

/** A picture of one colour on a sheet of another, with a margin of some pixels on the left, and on all other sides. */
async function edgeOf({ sheet = '#f4f0e6', picture = '#304060', left = 0, others = 0 }) {
  const [width, height] = [200 - left - others, 200 - 2 * others];
  const inner = await sharp({ create: { width, height, channels: 3, background: picture } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: sheet } })
    .composite([{ input: inner, left, top: others }])
    .png()
    .toBuffer();
  const photo = await decodePhoto(bytes);
  if (photo.status === 'faulty') throw new Error(photo.message);
  return hasLightEdge(photo);
}

test.each([
  ['a dark painting', {}, false],
  ['a dark painting with a white margin all around', { left: 12, others: 12 }, true],
  ['a dark painting with a white margin at one side', { left: 12 }, true],
  ['a painting with a grey margin', { sheet: '#8c8c8c', left: 12, others: 12 }, false],
  ['a painting with a light grey margin', { sheet: '#d2cec6', left: 12, others: 12 }, false],
  ['pale ink on rice paper', { picture: '#eae4d6' }, true],
  ['a light painting that is darker than the paper', { picture: '#c0b090' }, false],
] as const)('it tells of %s whether its edge is lost on the paper', async (_, drawn, expected) => {
  expect(await edgeOf(drawn)).toBe(expected);
});
