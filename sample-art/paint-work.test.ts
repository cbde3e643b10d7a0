import { expect, test } from 'vitest';
import { MEDIA, type Medium } from './collection-item.ts';
import { type Commission, paintWork, toJpeg, toSharp } from './paint-work.ts';

const SMALL_PX = 160;

const commission = (medium: Medium, id = 7): Commission => ({
  id,
  medium,
  category: 'flowers_birds',
  composition: 'plum-branch',
  ground: medium === 'oil' ? 'canvas' : 'paper',
  season: 'spring',
  hour: 'day',
  framing: 'middle',
  widthCm: 40,
  heightCm: 30,
});

test.each(MEDIA)('it paints the same bytes from the same seed in %s', async (medium) => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => toJpeg(toSharp(paintWork(commission(medium), SMALL_PX)))),
  );
  expect(first).toEqual(second);
});

test.each(MEDIA)('it paints another picture from another seed in %s', (medium) => {
  const one = paintWork(commission(medium, 7), SMALL_PX);
  const other = paintWork(commission(medium, 8), SMALL_PX);
  expect(one.rgb).not.toEqual(other.rgb);
});

test('it gives the picture the proportions of the work', () => {
  const { width, height } = paintWork({ ...commission('ink'), widthCm: 70, heightCm: 30 }, 700);
  expect([width, height]).toEqual([700, 300]);
});
