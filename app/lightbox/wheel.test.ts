import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { readWheel, type WheelGesture } from './wheel.ts';

type Turn = readonly [timeMs: number, delta: Point];

/** The steps that a series of wheel events makes. */
function stepsOf(turns: readonly Turn[]): number[] {
  let gesture: WheelGesture | undefined;
  return turns.map(([timeMs, delta]) => {
    const reading = readWheel(gesture, delta, timeMs);
    gesture = reading.gesture;
    return reading.step;
  });
}

const down = (y: number) => ({ x: 0, y });
const right = (x: number) => ({ x, y: 0 });

test.each<[string, Point, number]>([
  ['down leads to the next picture', down(100), 1],
  ['up leads to the previous one', down(-100), -1],
  ['to the right leads to the next one', right(100), 1],
  ['to the left leads to the previous one', right(-100), -1],
])('it reads that a wheel turned %s', (_, delta, step) => {
  expect(stepsOf([[0, delta]])).toEqual([step]);
});

test('it waits until a trackpad has turned 24 px', () => {
  expect(
    stepsOf([
      [0, down(12)],
      [16, down(11)],
      [32, down(1)],
    ]),
  ).toEqual([0, 0, 1]);
});

test('it steps once for a push whose inertia fades for a second', () => {
  const tail = Array.from(
    { length: 60 },
    (_, event): Turn => [event * 16, down(90 * 0.93 ** event)],
  );
  expect(stepsOf(tail).filter((step) => step !== 0)).toEqual([1]);
});

test.each([
  [160, 0],
  [161, 1],
])('it reads notches %i ms apart as the same gesture or another', (pause, second) => {
  expect(
    stepsOf([
      [0, down(100)],
      [pause, down(100)],
    ]),
  ).toEqual([1, second]);
});

test('it turns back at once', () => {
  expect(
    stepsOf([
      [0, down(100)],
      [16, down(-100)],
    ]),
  ).toEqual([1, -1]);
});

test('it feels a new push through the fading tail of the last one', () => {
  expect(
    stepsOf([
      [0, down(90)],
      [16, down(20)],
      [32, down(6)],
      [48, down(60)],
    ]),
  ).toEqual([1, 0, 0, 1]);
});
