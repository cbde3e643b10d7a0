import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  glide,
  hasSettled,
  type Sample,
  speedAtEnd,
  withoutOvershoot,
  withSample,
} from './momentum.ts';

const samplesOf = (...points: readonly (readonly [x: number, timeMs: number])[]) =>
  points.reduce<readonly Sample[]>(
    (samples, [x, timeMs]) => withSample(samples, { x, y: -x / 2, timeMs }),
    [],
  );

const EVEN = samplesOf([0, 0], [16, 16], [32, 32], [48, 48], [64, 64], [80, 80], [96, 96]);
const UNEVEN = samplesOf([0, 0], [16, 16], [30, 32], [50, 48], [60, 64], [95, 94], [96, 96]);

test.each<[string, ReturnType<typeof samplesOf>, number, number]>([
  ['of the last moments as a mean', EVEN, 96, 1],
  ['of the last moments, however uneven their events', UNEVEN, 96, 1],
  ['of a pointer that has not moved', samplesOf([0, 0]), 100, 0],
  ['of one lifted 40 ms after its last move', samplesOf([0, 0], [40, 40]), 80, 1],
  ['of one that has stopped', samplesOf([0, 0], [40, 40]), 81, 0],
  ['of one that has turned', samplesOf([0, 0], [200, 100], [160, 140], [120, 180]), 180, -1],
  ['of one with merged moves', samplesOf([0, 0], [56, 112]), 112, 0.5],
])('measures the speed %s', (_, samples, liftedMs, speed) => {
  const { x, y } = speedAtEnd(samples, liftedMs);
  expect(x).toBeCloseTo(speed, 6);
  expect(y).toBeCloseTo(-speed / 2, 6);
});

test('glides the same distance at every frame rate', () => {
  const inFrames = (frameMs: number) => {
    let motion = { position: 0, velocity: 3 };
    for (let ms = 0; ms < 960; ms += frameMs) motion = glide(motion, -300, 300, frameMs);
    return motion.position;
  };
  expect(inFrames(8)).toBeCloseTo(inFrames(32), 1);
});

test('springs back to an edge within 330 ms, without overshoot', () => {
  let motion = { position: 120, velocity: 0 };
  for (let ms = 0; ms < 330; ms += 10) motion = glide(motion, -50, 50, 10);
  expect(motion.position).toBeGreaterThanOrEqual(50);
  expect(motion.position).toBeLessThan(52);
});

test('glides past an edge, and comes back', () => {
  const past = glide({ position: 40, velocity: 2 }, -50, 50, 60);
  expect(past.position).toBeGreaterThan(60);
  const later = glide(past, -50, 50, 600);
  expect(later.position).toBeCloseTo(50, 0);
  expect(hasSettled(later, -50, 50)).toBe(true);
});

test.each([
  [{ position: 10, velocity: 0.049 }, true],
  [{ position: 10, velocity: -0.05 }, false],
  [{ position: 50.5, velocity: 0 }, false],
])('is over for %o between −50 and 50: %s', (motion, over) => {
  expect(hasSettled(motion, -50, 50)).toBe(over);
});

test('never overshoots a single position', () => {
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
