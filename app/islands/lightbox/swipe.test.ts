import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { isPullToClose, readWheel, type WheelGesture } from './swipe.ts';

test.each([
  ['longer than a quarter of 800 px', { y: 201, velocity: 0 }, true],
  ['no longer than that', { y: 200, velocity: 0 }, false],
  ['as fast and long as a flick', { y: 51, velocity: 0.51 }, true],
  ['too slow', { y: 51, velocity: 0.5 }, false],
  ['too short', { y: 50, velocity: 0.51 }, false],
  ['fast, but upwards', { y: 51, velocity: -2 }, false],
])('reads a pull that is %s', (_, { y, velocity }, closes) => {
  const drag = { movement: { x: 0, y }, velocity: { x: 0, y: velocity }, durationMs: 1000 };
  expect(isPullToClose(drag, 800)).toBe(closes);
});

function stepsOf(...turns: readonly (readonly [timeMs: number, delta: Point])[]): number[] {
  let gesture: WheelGesture | undefined;
  return turns.map(([timeMs, delta]) => {
    const reading = readWheel(gesture, delta, timeMs);
    gesture = reading.gesture;
    return reading.step;
  });
}

const down = (y: number) => ({ x: 0, y });
const right = (x: number) => ({ x, y: 0 });

test('steps after 24 px on a trackpad', () => {
  expect(stepsOf([0, down(12)], [16, down(11)], [32, down(1)])).toEqual([0, 0, 1]);
});

test.each([
  [160, 0],
  [161, 1],
])('counts notches %i ms apart as one gesture or two', (pause, second) => {
  expect(stepsOf([0, down(100)], [pause, down(100)])).toEqual([1, second]);
});

test('steps back at once, also sideways', () => {
  expect(stepsOf([0, down(100)], [16, right(-100)])).toEqual([1, -1]);
});

test('notices a new push during the inertia of the last one', () => {
  const steps = stepsOf([0, down(90)], [16, down(20)], [32, down(6)], [48, down(60)]);
  expect(steps).toEqual([1, 0, 0, 1]);
});
