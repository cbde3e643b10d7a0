import { expect, test } from 'vitest';
import {
  beginShow,
  hasFailed,
  isRunning,
  reduceShow,
  type Show,
  type ShowEvent,
  timeToStep,
} from './quiet-show.ts';

const PACE_MS = 30_000;

/** A show after events, each at its time in seconds. */
function after(total: number, ...events: readonly (readonly [seconds: number, ShowEvent])[]): Show {
  return events.reduce(
    (show, [seconds, event]) => reduceShow(show, event, seconds * 1000),
    beginShow(total, PACE_MS, 0),
  );
}

const ready = (place: number): ShowEvent => ({ type: 'ready', place });
const failed = (place: number): ShowEvent => ({ type: 'failed', place });
const DUE: ShowEvent = { type: 'due' };

test('it waits for its first picture, and shows it at once', () => {
  expect(timeToStep(after(3))).toBeUndefined();
  expect(after(3, [2, ready(0)])).toMatchObject({ place: 0, left: undefined, next: 1 });
  expect(timeToStep(after(3, [2, ready(0)]))).toBe(PACE_MS);
});

test('it shows each picture for its whole time, and makes the next one ready meanwhile', () => {
  const early = after(3, [0, ready(0)], [1, ready(1)], [29.9, DUE]);
  expect(early).toMatchObject({ place: 0, next: 1 });
  expect(timeToStep(early)).toBeCloseTo(100);
  const due = after(3, [0, ready(0)], [1, ready(1)], [30, DUE]);
  expect(due).toMatchObject({ place: 1, left: 0, next: 2, isNextReady: false });
  expect(timeToStep(due)).toBe(PACE_MS);
});

test('it begins again after the last', () => {
  const events = [0, 1, 2, 0].map((place, index) => [index * 30, ready(place)] as const);
  expect(after(3, ...events)).toMatchObject({ place: 0, left: 2, next: 1 });
});

test('it lets a picture stay until the next one has come, and shows that as soon as it has', () => {
  const late = after(3, [0, ready(0)], [30, DUE]);
  expect(late).toMatchObject({ place: 0, next: 1 });
  expect(timeToStep(late)).toBeUndefined();
  expect(reduceShow(late, ready(1), 47_000)).toMatchObject({ place: 1, restMs: PACE_MS });
});

test.each(['stop', 'hide'] as const)('it rests after %s, and goes on where it was', (type) => {
  const back = type === 'stop' ? 'goOn' : 'see';
  const resting = after(3, [0, ready(0)], [1, ready(1)], [10, { type }]);
  expect(isRunning(resting)).toBe(false);
  expect(timeToStep(resting)).toBeUndefined();
  expect(reduceShow(resting, DUE, 900_000)).toMatchObject({ place: 0 });
  const going = reduceShow(resting, { type: back }, 1_000_000);
  expect(timeToStep(going)).toBe(20_000);
  expect(reduceShow(going, DUE, 1_020_000)).toMatchObject({ place: 1 });
});

test('it stays stopped when its tab is hidden and seen again', () => {
  const show = after(3, [0, ready(0)], [1, { type: 'stop' }], [2, { type: 'hide' }]);
  expect(isRunning(reduceShow(show, { type: 'see' }, 3000))).toBe(false);
});

test.each([
  [60, 50_000, 0],
  [20, 10_000, 0],
  [10, PACE_MS / 3, 1],
])('it counts what a picture has been shown when each gets %d s', (seconds, restMs, place) => {
  const pace: ShowEvent = { type: 'pace', paceMs: seconds * 1000 };
  expect(after(3, [0, ready(0)], [1, ready(1)], [10, pace])).toMatchObject({ place, restMs });
});

test('it leaves out what does not come', () => {
  expect(after(4, [0, ready(0)], [1, failed(1)])).toMatchObject({ place: 0, next: 2 });
  // The one on screen is not asked for again.
  const last = after(3, [0, ready(0)], [30, ready(1)], [60, ready(2)], [61, failed(0)]);
  expect(last).toMatchObject({ place: 2, next: 1 });
  const first = after(3, [0, failed(0)], [1, ready(1)]);
  expect(first).toMatchObject({ place: 1, next: 2 });
});

test('it keeps the picture on screen when no other comes, and asks again when its time is over', () => {
  const alone = after(3, [0, ready(0)], [1, failed(1)], [2, failed(2)]);
  expect(alone).toMatchObject({ place: 0, next: undefined });
  const again = reduceShow(alone, DUE, 30_000);
  expect(again).toMatchObject({ place: 0, next: 1 });
  expect(reduceShow(again, ready(1), 31_000)).toMatchObject({ place: 1 });
  // When the others still do not come, it does not ask without end.
  const none = reduceShow(reduceShow(again, failed(1), 31_000), failed(2), 32_000);
  expect(none).toMatchObject({ place: 0, next: undefined, restMs: PACE_MS });
});

test('it says when not even the first has come, and asks for it again', () => {
  const none = after(2, [0, failed(0)], [1, failed(1)]);
  expect(hasFailed(none)).toBe(true);
  const again = reduceShow(none, DUE, 31_000);
  expect(hasFailed(again)).toBe(false);
  expect(reduceShow(again, ready(0), 32_000)).toMatchObject({ place: 0 });
});

test('it shows a single picture for ever', () => {
  const one = after(1, [0, ready(0)], [30, DUE], [60, DUE]);
  expect(one).toMatchObject({ place: 0, left: undefined, next: undefined });
  expect(timeToStep(one)).toBe(PACE_MS);
});
