import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  type Corners,
  fitInto,
  moveCorner,
  type Pixels,
  straighten,
  straightSize,
  turnCorners,
  WHOLE_PHOTO,
} from './straighten.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function paint(width: number, height: number, colourAt: Paint): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  }
  return { data, width, height };
}

const GRADIENT: Paint = (x, y) => [x * 4, y * 4, 128];

const cornersAt = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y]) => ({ x, y })) as unknown as Corners;

const MIDDLE = cornersAt([0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75]);

test.each([
  ['leaves a whole photo as it is', WHOLE_PHOTO, paint(40, 32, GRADIENT)],
  ['cuts out a rectangle', MIDDLE, paint(20, 16, (x, y) => GRADIENT(x + 10, y + 8))],
  ['turns clockwise', turnCorners(WHOLE_PHOTO), paint(32, 40, (x, y) => GRADIENT(y, 31 - x))],
])('%s, and blurs nothing', (_, corners, expected) => {
  const photo = paint(40, 32, GRADIENT);
  const size = straightSize(corners, photo);
  expect(size).toEqual({ width: expected.width, height: expected.height });
  expect(straighten(photo, corners, size)).toEqual(expected);
});

test('shrinks the longer side, and enlarges nothing', () => {
  expect(fitInto({ width: 40, height: 30 }, 20)).toEqual({ width: 20, height: 15 });
  expect(fitInto({ width: 40, height: 30 }, 100)).toEqual({ width: 40, height: 30 });
});

test('maps the middle of a leaning canvas to the middle of the result', () => {
  // A canvas of four coloured quarters: 180 px high on the left, 100 px on the right, further away.
  const corners = cornersAt([0.1, 0.05], [0.9, 0.25], [0.9, 0.75], [0.1, 0.95]);
  const middle = { x: 20 + 160 * (180 / 280), y: 100 };
  const photo = paint(200, 200, (x, y) => [x < middle.x ? 0 : 255, y < middle.y ? 0 : 255, 0]);
  const straight = straighten(photo, corners, { width: 100, height: 100 });
  const at = (x: number, y: number) =>
    straight.data
      .slice((y * 100 + x) * 4)
      .slice(0, 2)
      .join();
  const corner = [at(48, 48), at(51, 48), at(48, 51), at(51, 51)];
  expect(corner).toEqual(['0,0', '255,0', '0,255', '255,255']);
});

test('reads nothing but the photo, whatever the corners', () => {
  const photo = paint(16, 16, () => [7, 8, 9]);
  const part = fc.double({ min: 0, max: 0.45, noNaN: true });
  fc.assert(
    fc.property(fc.array(part, { minLength: 8, maxLength: 8 }), (parts) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = parts;
      const corners = cornersAt([a, b], [1 - c, d], [1 - e, 1 - f], [g, 1 - h]);
      const straight = straighten(photo, corners, { width: 9, height: 7 });
      expect(straight).toEqual(paint(9, 7, () => [7, 8, 9]));
    }),
  );
});

test('moves a corner of a canvas, turned or not, and not beyond the photo', () => {
  const turned = turnCorners(WHOLE_PHOTO);
  expect(moveCorner(turned, 0, { x: 0.1, y: 0.9 })[0]).toEqual({ x: 0.1, y: 0.9 });
  expect(moveCorner(turned, 0, { x: 0.9, y: 0.05 })).toBe(turned);
  expect(moveCorner(WHOLE_PHOTO, 0, { x: 0.1, y: 0.2 })[0]).toEqual({ x: 0.1, y: 0.2 });
  expect(moveCorner(WHOLE_PHOTO, 2, { x: 1.5, y: 0.9 })[2]).toEqual({ x: 1, y: 0.9 });
});

test.each([
  ['beyond its neighbour', 0, { x: 1, y: 0.1 }],
  ['across the opposite corner', 0, { x: 0.9, y: 0.95 }],
  ['onto its neighbour', 1, { x: 0, y: 0 }],
])('does not move a corner %s', (_, index, to) => {
  expect(moveCorner(WHOLE_PHOTO, index, to)).toBe(WHOLE_PHOTO);
});

test('finds the rectangle around the corners', () => {
  const corners = moveCorner(moveCorner(WHOLE_PHOTO, 0, { x: 0.25, y: 0.5 }), 3, { x: 0.5, y: 1 });
  expect(boundsOf(corners)).toEqual({ left: 0.25, top: 0, width: 0.75, height: 1 });
});

test('turns a canvas by a quarter, four times to where it was', () => {
  const cut = moveCorner(WHOLE_PHOTO, 3, { x: 0.2, y: 0.9 });
  expect(turnCorners(cut)[0]).toEqual({ x: 0.2, y: 0.9 });
  const turned = [1, 2, 3, 4].reduce((corners) => turnCorners(corners), cut);
  expect(turned).toEqual(cut);
});
