import { expect, test } from 'vitest';
import { hungOrSupposed, wallPlan } from './wall-plan.ts';

const photo = { name: 'a', width: 800, height: 600, colour: '#8a9a7c', widths: [800] };
const work = { photo };

test('it draws a wall from afar, at one scale', () => {
  const works = [
    { ...work, size: { width: 60, height: 80 } },
    { ...work, size: { width: 138, height: 34 } },
  ];
  expect(wallPlan(works, 225)).toEqual({
    width: 484,
    height: 225,
    works: [
      { outline: 'M166 30h60v80h-60z', colour: photo.colour },
      { outline: 'M286 53h138v34h-138z', colour: photo.colour },
    ],
  });
});

test('it supposes a usual height where no size is known, with the proportions of the photo', () => {
  const { width, height } = hungOrSupposed(work);
  expect(height).toBe(45);
  expect(width / height).toBeCloseTo(photo.width / photo.height);
});
