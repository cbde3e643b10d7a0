import { expect, test } from 'vitest';
import { cropTall } from './encode-photo.ts';

/** A photo whose columns are numbered: each pixel holds the number of its column. */
function columns(width: number, height: number) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => Math.floor(at / 3) % width),
  );
  return { status: 'decoded', pixels, width, height, pages: 1 } as const;
}

test('it keeps the whole height and the middle two thirds of it in width', async () => {
  const crop = await cropTall(columns(160, 90));
  expect(crop).toMatchObject({ width: 60, height: 90 });
  expect(crop.pixels).toHaveLength(60 * 90 * 3);
  const row = crop.pixels.subarray(0, 60 * 3);
  expect([row.at(0), row.at(-1)]).toEqual([50, 109]);
});

test.each([
  [60, 90],
  [40, 90],
])('it leaves a photo of %i×%i as it is', async (width, height) => {
  const photo = columns(width, height);
  expect(await cropTall(photo)).toBe(photo);
});
