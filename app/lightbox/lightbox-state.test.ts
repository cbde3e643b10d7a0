import { expect, test } from 'vitest';
import type { Event, Open, State } from './lightbox-model.ts';
import { openAt, reduce } from './lightbox-state.ts';
import { canStep, viewOnScreen } from './moves.ts';

const STAGE = { width: 700, height: 500 };
const PICTURE = { width: 1400, height: 1000 };
const MIDDLE = { x: 0, y: 0 };

function opened(index = 1, doubleClickMs = 200): Open {
  return openAt(index, {
    pictures: [PICTURE, PICTURE, PICTURE],
    isSeries: true,
    stage: STAGE,
    doubleClickMs,
  });
}

function after(state: State, ...events: Event[]): Open {
  const result = events.reduce(reduce, state);
  if (result.status === 'closed') throw new Error('The lightbox is closed');
  return result;
}

const next: Event = { type: 'step', by: 1 };
const previous: Event = { type: 'step', by: -1 };
const zoomBy = (by: number): Event => ({ type: 'zoom', by });
const tapAt = (timeMs: number, point = MIDDLE): Event => ({
  type: 'dragEnd',
  drag: { movement: MIDDLE, velocity: 0, durationMs: 20 },
  point,
  timeMs,
});
const pinchTo = (distancePx: number, sensitivityPx = 250): Event => ({
  type: 'pinch',
  origin: MIDDLE,
  distancePx,
  sensitivityPx,
});
const pinchStart: Event = { type: 'pinchStart', origin: MIDDLE };
const pinchEnd: Event = { type: 'pinchEnd' };
const release = (x: number, velocity = 0): Event => ({
  type: 'dragEnd',
  drag: { movement: { x, y: 0 }, velocity, durationMs: 1000 },
  point: MIDDLE,
  timeMs: 1000,
});

test('it goes to the next and the previous picture', () => {
  expect(after(opened(), next).index).toBe(2);
  expect(after(opened(), previous).index).toBe(0);
});

test('it stays on the last picture when next is pressed, and on the first when previous is', () => {
  expect(after(opened(2), next)).toMatchObject({ index: 2, view: { scale: 1 } });
  expect(after(opened(0), previous).index).toBe(0);
  expect(canStep(opened(2), 1)).toBe(false);
  expect(canStep(opened(0), -1)).toBe(false);
});

test.each([
  [2, 2],
  [3, 2],
  [99, 2],
  [-1, 0],
])('it opens index %i of three pictures at %i', (asked, index) => {
  expect(opened(asked).index).toBe(index);
});

test('it closes, and nothing opens it again', () => {
  const closed = reduce(opened(), { type: 'close' });
  expect(closed.status).toBe('closed');
  expect(reduce(closed, next)).toBe(closed);
});

test('it shows the next picture whole, however much the last one was zoomed', () => {
  expect(after(opened(), zoomBy(1), next).view).toEqual({ scale: 1, x: 0, y: 0 });
});

test.each([
  [0.5, 1.5],
  [1.99, 2.99],
  [2, 3],
  [2.01, 3],
  [-0.01, 1],
  [-0.51, 1],
])('it adds %d to a scale of 1 and rests at %d', (by, scale) => {
  expect(after(opened(), zoomBy(by)).view.scale).toBeCloseTo(scale);
});

test.each([
  [500, 3],
  [499, 2.996],
  [-125, 0.5],
  [-124, 0.504],
  [-126, 0.5],
])('it follows a pinch of %i px to a scale of %d', (distance, scale) => {
  expect(after(opened(), pinchStart, pinchTo(distance)).view.scale).toBeCloseTo(scale, 5);
});

test('it zooms as far as the fingers are apart, however often they report it', () => {
  const often = after(
    opened(),
    pinchStart,
    ...Array.from({ length: 100 }, (_, px) => pinchTo(px + 1)),
  );
  expect(often.view.scale).toBeCloseTo(1.4);
});

test('it needs 1000 px of the wheel with Ctrl to add 1', () => {
  expect(after(opened(), pinchStart, pinchTo(1000, 1000)).view.scale).toBe(2);
});

test.each([
  [-1, 1],
  [0, 1],
  [1, 1.004],
])('it ends a pinch of %i px at a scale of %d', (distance, scale) => {
  const { view, gesture } = after(opened(), pinchStart, pinchTo(distance), pinchEnd);
  expect(view.scale).toBeCloseTo(scale, 5);
  expect(gesture.kind).toBe('none');
});

test.each([
  [199, 2],
  [200, 2],
  [201, 1],
])('it takes two taps %i ms apart to a scale of %i', (pause, scale) => {
  expect(after(opened(), tapAt(0), tapAt(pause)).view.scale).toBe(scale);
});

test.each([
  [40, 2],
  [41, 1],
  [600, 1],
])('it takes two taps at once, but %i px apart, to a scale of %i', (distance, scale) => {
  const second = tapAt(100, { x: distance, y: 0 });
  expect(after(opened(), tapAt(0), second).view.scale).toBe(scale);
});

test('it takes a tap elsewhere for the first one of a double-click', () => {
  const there = { x: 600, y: 0 };
  expect(after(opened(), tapAt(0), tapAt(100, there), tapAt(200, there)).view.scale).toBe(2);
});

test('it resets a zoomed picture at a double-click', () => {
  expect(after(opened(), zoomBy(0.5), tapAt(0), tapAt(100)).view).toEqual({ scale: 1, x: 0, y: 0 });
});

test('it does not take three taps for two double-clicks', () => {
  expect(after(opened(), tapAt(0), tapAt(100), tapAt(200)).view.scale).toBe(2);
});

test('it zooms at a single click where 0 ms are given for a double-click', () => {
  const once = after(opened(1, 0), tapAt(0));
  expect(once.view.scale).toBe(2);
  expect(after(once, tapAt(5000)).view.scale).toBe(1);
});

test('it keeps the point of a double-click where it is', () => {
  const { view } = after(opened(), tapAt(0, { x: 100, y: 50 }), tapAt(100, { x: 100, y: 50 }));
  expect(view).toEqual({ scale: 2, x: -100, y: -50 });
});

test('it moves a picture only while it is zoomed, and not past its edges', () => {
  const drag: Event = { type: 'drag', movement: { x: 9999, y: 20 } };
  expect(after(opened(), { type: 'pan', by: { x: 50, y: 0 } }).view.x).toBe(0);
  expect(after(opened(), zoomBy(1), drag).view).toEqual({ scale: 2, x: 350, y: 20 });
  expect(after(opened(), zoomBy(1), drag, release(9999)).index).toBe(1);
});

test('it brings the point of a single tap to the middle of a zoomed picture, and of no other', () => {
  const point = { x: 50, y: -30 };
  expect(after(opened(), zoomBy(1), tapAt(0, point)).view).toEqual({ scale: 2, x: -50, y: 30 });
  expect(after(opened(), tapAt(0, point)).view).toEqual({ scale: 1, x: 0, y: 0 });
});

test('it measures a drag from where it began', () => {
  const drags = [10, 20, 30].map((x): Event => ({ type: 'drag', movement: { x, y: 0 } }));
  expect(after(opened(), zoomBy(1), ...drags).view.x).toBe(30);
});

test.each([
  [200, 1],
  [201, 0],
  [-200, 1],
  [-201, 2],
])('it answers a swipe of %i px across 700 px with picture %i', (x, index) => {
  expect(after(opened(), { type: 'drag', movement: { x, y: 0 } }, release(x)).index).toBe(index);
});

test('it lets the picture follow the finger, and give a little at the ends', () => {
  const pull: Event = { type: 'drag', movement: { x: -100, y: 0 } };
  expect(viewOnScreen(after(opened(1), pull)).x).toBe(-100);
  expect(viewOnScreen(after(opened(2), pull)).x).toBe(-25);
  expect(viewOnScreen(after(opened(1), pull, { type: 'dragCancel' })).x).toBe(0);
});

test('it leaves a picture where the finger has swiped it to', () => {
  const pull: Event = { type: 'drag', movement: { x: -250, y: 0 } };
  expect(after(opened(), pull, release(-250))).toMatchObject({
    index: 2,
    view: { x: 0 },
    left: { index: 1, view: { scale: 1, x: -250, y: 0 } },
  });
});

test('it leaves a zoomed picture as it was looked at', () => {
  const look: Event = { type: 'pan', by: { x: 50, y: 20 } };
  expect(after(opened(), zoomBy(1), look, next).left).toEqual({
    index: 1,
    view: { scale: 2, x: 50, y: 20 },
  });
});

test('it lets go of a picture that was swiped past the end', () => {
  const pull: Event = { type: 'drag', movement: { x: -250, y: 0 } };
  const last = after(opened(2), pull, release(-250));
  expect([last.index, viewOnScreen(last).x]).toEqual([2, 0]);
});

test('it looks around with the wheel in a zoomed picture, and does not leave it', () => {
  const turn: Event = { type: 'wheel', delta: { x: 0, y: 100 }, timeMs: 0 };
  expect(after(opened(), turn).index).toBe(2);
  expect(after(opened(), zoomBy(1), turn)).toMatchObject({ index: 1, view: { y: -100 } });
});

test('it keeps the picture within its edges when the window becomes larger', () => {
  const panned = after(opened(), zoomBy(1), { type: 'pan', by: { x: 350, y: 250 } });
  const { view } = after(panned, { type: 'resize', stage: { width: 1400, height: 500 } });
  expect(view).toEqual({ scale: 2, x: 0, y: 250 });
});

test('it stands ready for another picture while none is shown', () => {
  const closed = reduce(after(opened(), zoomBy(1)), { type: 'close' });
  const ready = reduce(closed, { type: 'prepare', index: 2 });
  expect(ready).toMatchObject({ status: 'closed', last: { index: 2, view: { scale: 1, x: 0 } } });
});

test('it leaves the picture on screen alone when another is to be at hand', () => {
  const open = after(opened(), zoomBy(1));
  expect(reduce(open, { type: 'prepare', index: 2 })).toBe(open);
});

test.each<[string, State]>([
  ['closed', reduce(after(opened(), zoomBy(1), next), { type: 'close' })],
  ['open', after(opened(), zoomBy(1), next)],
])(
  'it opens at a picture, whole and with nothing left of the last one, when it was %s',
  (_, state) => {
    const open = after(state, { type: 'open', index: 0 });
    expect(open).toMatchObject({ status: 'open', index: 0, view: { scale: 1, x: 0, y: 0 } });
    expect(open.left).toBeUndefined();
    expect(after(state, { type: 'open', index: 99 }).index).toBe(2);
  },
);

test('it leads from a picture that stands by itself to no other', () => {
  const single = { ...opened(1), isSeries: false };
  const swipe: Event = { type: 'drag', movement: { x: -400, y: 0 } };
  const turn: Event = { type: 'wheel', delta: { x: 0, y: 400 }, timeMs: 0 };
  for (const events of [
    [next],
    [previous],
    [{ type: 'go', index: 2 } as const],
    [swipe, release(-400, -1)],
    [turn],
  ]) {
    expect(after(single, ...events).index).toBe(1);
  }
  expect([canStep(single, 1), canStep(single, -1)]).toEqual([false, false]);
});
