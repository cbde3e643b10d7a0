import { expect, test } from 'vitest';
import { cropTall } from './encode-photo.ts';

function columns(width: number, height: number) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => Math.floor(at / 3) % width),
  );
  return { status: 'decoded', pixels, width, height, pages: 1 } as const;
}

test('crops the middle at full height', async () => {
  const { pixels, ...size } = await cropTall(columns(160, 90));
  expect(size).toMatchObject({ width: 60, height: 90 });
  expect([pixels.length, pixels.at(0), pixels.at(60 * 3 - 1)]).toEqual([60 * 90 * 3, 50, 109]);
  const narrow = columns(60, 90);
  expect(await cropTall(narrow)).toBe(narrow);
});
