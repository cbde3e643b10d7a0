import { expect, test } from 'vitest';
import { isPullToClose, isTap, type Sample, speedAtEnd, swipeStep, withSample } from './swipe.ts';

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
  ['as much of one the other way', { x: 51, velocity: 0.51, durationMs: 249 }, -1],
  ['too short the other way', { x: 50, velocity: 0.51, durationMs: 249 }, 0],
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

const wayOf = (...samples: readonly (readonly [x: number, timeMs: number])[]) =>
  samples.reduce<readonly Sample[]>(
    (way, [x, timeMs]) => withSample(way, { x, y: -x / 2, timeMs }),
    [],
  );

test('it takes the mean of the last moments for the speed, however unevenly they are told', () => {
  const even = wayOf([0, 0], [16, 16], [32, 32], [48, 48], [64, 64], [80, 80], [96, 96]);
  const uneven = wayOf([0, 0], [16, 16], [30, 32], [50, 48], [60, 64], [95, 94], [96, 96]);
  expect(speedAtEnd(even, 96)).toEqual({ x: 1, y: -0.5 });
  expect(speedAtEnd(uneven, 96)).toEqual({ x: 1, y: -0.5 });
});

test.each<[string, ReturnType<typeof wayOf>, number, number]>([
  ['of a pointer that has only come down', wayOf([0, 0]), 100, 0],
  ['of one that was lifted 40 ms after it moved', wayOf([0, 0], [40, 40]), 80, 1],
  ['of one that has rested for longer', wayOf([0, 0], [40, 40]), 81, 0],
  ['of one that has turned round', wayOf([0, 0], [200, 100], [160, 140], [120, 180]), 180, -1],
  ['of one whose moves a busy browser told as one', wayOf([0, 0], [56, 112]), 112, 0.5],
  ['of one that moves after a rest', wayOf([0, 0], [0, 500], [40, 516], [80, 532]), 532, 1],
])('it knows the speed %s', (_, way, liftedMs, speed) => {
  expect(speedAtEnd(way, liftedMs).x).toBeCloseTo(speed, 6);
});

test('it keeps no more of a way than it needs', () => {
  const long = Array.from({ length: 500 }, (_, step) => [step, step * 16] as const);
  expect(wayOf(...long).length).toBeLessThanOrEqual(6);
});
