import { expect, test } from 'vitest';
import { hang, wallHeight, wallPlan } from './hanging.ts';

const photo = { name: 'a', width: 800, height: 600, colour: '#8a9a7c', widths: [800] };

test.each([
  [{ width: 60, height: 80 }, 115],
  [{ width: 138, height: 34 }, 138],
  [{ width: 100, height: 220 }, 45],
])('hangs a work of %o with its lower edge at %d cm', (size, above) => {
  expect(hang({ size, photo })).toEqual({ ...size, above });
});

test('hangs a work of unknown size at a usual height, with the proportions of its photo', () => {
  const { width, height } = hang({ photo });
  expect(height).toBe(45);
  expect(width / height).toBeCloseTo(photo.width / photo.height);
});

test('draws a plan of the wall at one scale, as high as the highest work needs', () => {
  expect(wallHeight([hang({ size: { width: 69, height: 240 }, photo })])).toBe(300);
  const works = [
    { photo, size: { width: 60, height: 80 } },
    { photo, size: { width: 138, height: 34 } },
  ];
  expect(wallPlan(works, 225)).toEqual({
    width: 424,
    rectangles: [
      { d: 'M30 30h60v80h-60z', fill: photo.colour },
      { d: 'M256 53h138v34h-138z', fill: photo.colour },
    ],
  });
});
