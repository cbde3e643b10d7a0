import { expect, test } from 'vitest';
import { isPullToClose, isTap, swipeStep } from './swipe.ts';

/** 700 / 3.5 is 200. */
const WIDTH = 700;
const SLOW = { velocity: { x: 0, y: 0 }, durationMs: 1000 };

test.each([
  [200, 0],
  [201, -1],
  [-200, 0],
  [-201, 1],
])('it answers a slow swipe of %i px across a window of 700 px with %i', (x, step) => {
  expect(swipeStep({ movement: { x, y: 0 }, ...SLOW }, WIDTH)).toBe(step);
});

test.each([
  [-2, 0],
  [-2.01, 1],
  [2, 0],
  [2.01, 1],
])('it answers a swipe of %d px/ms with %i', (x, step) => {
  const velocity = { x, y: 0 };
  expect(swipeStep({ movement: { x: -40, y: 0 }, velocity, durationMs: 1000 }, WIDTH)).toBe(step);
});

test.each([
  ['long, fast and short enough in time', { x: -51, velocity: 0.51, durationMs: 249 }, 1],
  ['too short', { x: -50, velocity: 0.51, durationMs: 249 }, 0],
  ['too slow', { x: -51, velocity: 0.5, durationMs: 249 }, 0],
  ['too late', { x: -51, velocity: 0.51, durationMs: 250 }, 0],
])('it answers a flick that is %s', (_, { x, velocity, durationMs }, step) => {
  const drag = { movement: { x, y: 0 }, velocity: { x: velocity, y: 0 }, durationMs };
  expect(swipeStep(drag, WIDTH)).toBe(step);
});

test('it takes no notice of swipes that are not mainly horizontal', () => {
  const movement = { x: -300, y: 300 };
  expect(swipeStep({ movement, velocity: { x: 5, y: 5 }, durationMs: 100 }, WIDTH)).toBe(0);
});

test.each([
  [{ x: 3, y: -3 }, true],
  [{ x: 4, y: 0 }, false],
  [{ x: 0, y: -4 }, false],
])('it takes a movement of %o for a tap: %s', (movement, expected) => {
  expect(isTap(movement)).toBe(expected);
});

test.each([
  ['longer than a quarter of 800 px', { y: 201, velocity: 0 }, true],
  ['no longer than that', { y: 200, velocity: 0 }, false],
  ['as fast and long as a flick', { y: 51, velocity: 0.51 }, true],
  ['too slow', { y: 51, velocity: 0.5 }, false],
  ['too short', { y: 50, velocity: 0.51 }, false],
  ['fast, but upwards', { y: 51, velocity: -2 }, false],
])('it reads a pull downwards that is %s', (_, { y, velocity }, closes) => {
  const drag = { movement: { x: 0, y }, velocity: { x: 0, y: velocity }, durationMs: 1000 };
  expect(isPullToClose(drag, 800)).toBe(closes);
});
