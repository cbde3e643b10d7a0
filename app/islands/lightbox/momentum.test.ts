import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  glide,
  isOver,
  type Sample,
  speedAtEnd,
  withoutOvershoot,
  withSample,
} from './momentum.ts';

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
])('it knows the speed %s', (_, way, liftedMs, speed) => {
  expect(speedAtEnd(way, liftedMs).x).toBeCloseTo(speed, 6);
});

test('it slides as far at every speed of the machine that draws it', () => {
  const inFrames = (frameMs: number) => {
    let motion = { position: 0, velocity: 3 };
    for (let ms = 0; ms < 960; ms += frameMs) motion = glide(motion, -300, 300, frameMs);
    return motion.position;
  };
  expect(inFrames(8)).toBeCloseTo(inFrames(32), 1);
});

test('it is drawn back to an edge within a third of a second, without swinging past it', () => {
  let motion = { position: 120, velocity: 0 };
  for (let ms = 0; ms < 330; ms += 10) motion = glide(motion, -50, 50, 10);
  expect(motion.position).toBeGreaterThanOrEqual(50);
  expect(motion.position).toBeLessThan(52);
});

test('it runs softly into an edge, and comes back to it', () => {
  const past = glide({ position: 40, velocity: 2 }, -50, 50, 60);
  expect(past.position).toBeGreaterThan(60);
  const later = glide(past, -50, 50, 600);
  expect(later.position).toBeCloseTo(50, 0);
  expect(isOver(later, -50, 50)).toBe(true);
});

test.each([
  [{ position: 10, velocity: 0.049 }, true],
  [{ position: 10, velocity: -0.05 }, false],
  [{ position: 50.5, velocity: 0 }, false],
])('it takes %o between −50 and 50 for over: %s', (motion, over) => {
  expect(isOver(motion, -50, 50)).toBe(over);
});

test('it is never carried past a single place when it is let go of no faster than it may be', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -20, max: 20, noNaN: true }),
      fc.integer({ min: -1000, max: -1 }),
      fc.integer({ min: 1, max: 1000 }),
      (velocity, position, ms) => {
        const motion = { position, velocity: withoutOvershoot(velocity, position) };
        expect(glide(motion, 0, 0, ms).position).toBeLessThanOrEqual(1e-6);
      },
    ),
  );
});
