import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographDetail } from './detail.ts';
import { findWork } from './gallery-files.ts';

/** A white work of 1000 by 1000 pixels with a red spot in its lower right corner. */
const work = sharp({
  create: { width: 1000, height: 1000, channels: 3, background: '#ffffff' },
}).composite([
  {
    input: { create: { width: 60, height: 60, channels: 3, background: '#cc0000' } },
    left: 870,
    top: 870,
  },
]);

test.each([
  [[0.9, 0.9], true],
  [[0.2, 0.2], false],
] as const)('it cuts a detail around the place asked for: %j', async (at, hasSpot) => {
  const picture = sharp(await work.clone().jpeg().toBuffer());
  const photo = { file: 'spot-crop.jpg', kind: 'crop', at } as const;
  const jpeg = await photographDetail(picture, findWork(1), photo);
  const green = (await sharp(jpeg).stats()).channels[1]?.min ?? 255;
  expect(green < 60).toBe(hasSpot);
});

test('it comes nearer to a scroll than its whole width', async () => {
  const scroll = sharp({
    create: { width: 1000, height: 4000, channels: 3, background: '#cc0000' },
  })
    .composite([
      {
        input: { create: { width: 600, height: 480, channels: 3, background: '#ffffff' } },
        left: 200,
        top: 1760,
      },
    ])
    .jpeg();
  const photo = { file: 'scroll-crop.jpg', kind: 'crop', at: [0.5, 0.5] } as const;
  const jpeg = await photographDetail(sharp(await scroll.toBuffer()), findWork(46), photo);
  const { width, height } = await sharp(jpeg).metadata();
  expect([width, height]).toEqual([1000, 800]);
  expect((await sharp(jpeg).stats()).channels[1]?.mean).toBeGreaterThan(245);
});
