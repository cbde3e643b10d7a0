import { expect, test } from 'vitest';
import {
  firstSlides,
  hasFailed,
  msToStep,
  paceOf,
  reduceSlides,
  type SlidesEvent,
  withPace,
} from './slides.ts';

const PACE_MS = 30_000;

const loaded = (step: number) => ({ type: 'loaded', step }) as const;
const failed = (step: number) => ({ type: 'failed', step }) as const;
const DUE = { type: 'due' } as const;

/** Events with their times in seconds. */
function after(total: number, ...events: readonly (readonly [number, SlidesEvent])[]) {
  return events.reduce(
    (slides, [seconds, event]) => reduceSlides(slides, { ...event, nowMs: seconds * 1000 }),
    firstSlides(total, PACE_MS),
  );
}

/** Indexes of previous, current and next. */
function indexes(total: number, ...events: readonly Parameters<typeof after>[1][]) {
  const { previous, current, next } = after(total, ...events);
  return [previous, current, next].map((step) => step && step % total);
}

// First image, steps and the way round: test/e2e/slideshow.e2e.ts.
test('waits for a late image, and shows it at once', () => {
  const late = after(3, [0, loaded(0)]);
  expect(msToStep(late, 47_000)).toBeUndefined();
  expect(indexes(3, [0, loaded(0)], [47, loaded(1)])).toEqual([0, 1, 2]);
});

test.each(['isStopped', 'isHidden'])('pauses while %s', (state) => {
  const paused = [
    [0, loaded(0)],
    [1, loaded(1)],
    [10, { type: 'pause', [state]: true }],
  ] as const;
  expect(msToStep(after(3, ...paused), 900_000)).toBeUndefined();
  const resumed = after(3, ...paused, [900, { type: 'pause', [state]: false }]);
  expect(msToStep(resumed, 900_000)).toBe(PACE_MS);
});

test('stays stopped while the tab is hidden and shown again', () => {
  const pauses = [{ isStopped: true }, { isHidden: true }, { isHidden: false }];
  const show = after(3, ...pauses.map((pause, at) => [at, { type: 'pause', ...pause }] as const));
  expect(show).toMatchObject({ isStopped: true, isHidden: false });
});

test.each([
  [20, 0],
  [10, 1],
])('counts the time so far at a new pace of %d s', (seconds, index) => {
  const pace = { type: 'pace', paceMs: seconds * 1000 } as const;
  const show = after(3, [0, loaded(0)], [1, loaded(1)], [10, pace]);
  expect(show.current).toBe(index);
});

test('skips images that fail', () => {
  expect(indexes(4, [0, loaded(0)], [1, failed(1)])).toEqual([undefined, 0, 2]);
  expect(indexes(3, [0, failed(0)], [1, loaded(1)])).toEqual([undefined, 1, 2]);
  const last = [0, 1, 2].map((step) => [step * 30, loaded(step)] as const);
  expect(indexes(3, ...last, [61, failed(3)])).toEqual([1, 2, 1]);
});

test('keeps the current image while no other loads, and tries again after its time', () => {
  const alone = [
    [0, loaded(0)],
    [1, failed(1)],
    [2, failed(2)],
  ] as const;
  expect(indexes(3, ...alone)).toEqual([undefined, 0, undefined]);
  expect(indexes(3, ...alone, [30, DUE])).toEqual([undefined, 0, 1]);
  expect(indexes(3, ...alone, [30, DUE], [31, loaded(1)])).toEqual([0, 1, 2]);
  const again = after(3, ...alone, [30, DUE], [31, failed(1)], [32, failed(2)]);
  expect(msToStep(again, 32_000)).toBe(PACE_MS);
});

test('reports that no image has loaded, and tries again', () => {
  const none = [
    [0, failed(0)],
    [1, failed(1)],
  ] as const;
  expect(hasFailed(after(2, ...none))).toBe(true);
  expect(indexes(2, ...none, [31, DUE], [32, loaded(0)])).toEqual([undefined, 0, 1]);
});

test('shows a single work for ever', () => {
  const one = after(1, [0, loaded(0)]);
  expect([one.next, msToStep(one, 90_000)]).toEqual([undefined, undefined]);
});

test.each([
  ['', undefined],
  ['?works=12,45', undefined],
  ['?quiet=45', 45],
  ['?quiet=9', 10],
  ['?quiet=121', 120],
  ['?quiet', 30],
  ['?quiet=soon', 30],
])('reads the pace of %j as %s seconds', (search, seconds) => {
  expect(paceOf(search)).toBe(seconds);
});

test.each([
  ['', 30, '?quiet=30'],
  ['?quiet', undefined, ''],
  ['?works=12,45', 20, '?works=12,45&quiet=20'],
  ['?works=12,45&quiet=20', undefined, '?works=12,45'],
  ['?quieter=1', undefined, '?quieter=1'],
])('writes into %j a pace of %s seconds as %j', (search, seconds, expected) => {
  expect(withPace(search, seconds)).toBe(expected);
});
