import { expect, test } from 'vitest';
import { edgesOf, fitInto, fromMiddle, WHOLE, zoomAt } from './geometry.ts';

const STAGE = { width: 800, height: 600, window: { width: 800, height: 600, x: 0, y: 0 } };

test.each([
  ['as wide as the window if wider', { width: 1600, height: 800 }, { width: 800, height: 400 }],
  ['at its own pixels if smaller', { width: 300, height: 200 }, { width: 300, height: 200 }],
])('shows an image %s', (_, picture, fitted) => {
  expect(fitInto(STAGE, picture)).toEqual(fitted);
});

test('keeps the point under the fingers during a zoom', () => {
  const point = { x: 120, y: -80 };
  const once = zoomAt(WHOLE, 2, point);
  for (const view of [once, zoomAt(once, 3, point)]) {
    expect(view.x + point.x * view.scale).toBeCloseTo(point.x);
    expect(view.y + point.y * view.scale).toBeCloseTo(point.y);
  }
});

test('moves the image with fingers that pinch', () => {
  expect(zoomAt(WHOLE, 1, { x: 10, y: 10 }, { x: 30, y: 5 })).toEqual({ scale: 1, x: 20, y: -5 });
});

const WITH_BARS = { ...STAGE, window: { width: 900, height: 760, x: 0, y: 20 } };

test.each([
  ['in the middle of the stage while it fits', 1, [0, 0], [0, 0]],
  ['with its edges at those of the window', 2, [-350, 350], [0, 40]],
  ['beside the middle to stay in the window', 1.85, [-290, 290], [10, 10]],
])('rests a zoomed image %s', (_, scale, x, y) => {
  const { least, most } = edgesOf(WITH_BARS, { width: 800, height: 400 }, scale);
  expect([least.x, most.x]).toEqual(x);
  expect([least.y, most.y]).toEqual(y);
});

test('measures a point of the window from the middle of the stage', () => {
  const stage = { width: 760, height: 600, window: { width: 800, height: 800, x: -20, y: 40 } };
  expect(fromMiddle(stage, { x: 40 + 380, y: 60 + 300 })).toEqual({ x: 0, y: 0 });
  expect(fromMiddle(stage, { x: 40, y: 60 })).toEqual({ x: -380, y: -300 });
});
