import { expect, test } from 'vitest';
import { cropTall, photoName } from './encode-photo.ts';

/** Each pixel holds the number of its column. */
function columns(width: number, height: number) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => Math.floor(at / 3) % width),
  );
  return { status: 'decoded', pixels, width, height, pages: 1 } as const;
}

test('crops the middle at full height', async () => {
  const crop = await cropTall(columns(160, 90));
  expect(crop).toMatchObject({ width: 60, height: 90 });
  expect(crop.pixels).toHaveLength(60 * 90 * 3);
  const row = crop.pixels.subarray(0, 60 * 3);
  expect([row.at(0), row.at(-1)]).toEqual([50, 109]);
});

test.each([60, 40])('does not crop a photo of %i×90', async (width) => {
  const photo = columns(width, 90);
  expect(await cropTall(photo)).toBe(photo);
});

test.each([
  ['images/gallery/Тихая река (2).JPG', 'tikhaya-reka-2-0123456789'],
  ['images/gallery/禅.jpg', 'photo-0123456789'],
  ['https://example.org/photos/river.jpg', 'river-0123456789'],
])('names %s after its file and ten digits of the hash', (file, name) => {
  expect(photoName(file, '0123456789abcdef')).toBe(name);
});
