import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import {
  canStep,
  comingIndexes,
  type Event,
  type Open,
  openAt,
  type State,
  viewInRow,
  viewOnScreen,
  wallFade,
} from './lightbox-model.ts';
import { lightboxStore, placesOf, reduce } from './lightbox-state.ts';

/** A window of 700 × 500 without bars. */
const STAGE = stageOf(700, 500);
const PICTURE = { width: 1400, height: 1000 };
const MIDDLE = { x: 0, y: 0 };

function stageOf(width: number, height: number) {
  return { width, height, window: { width, height, x: 0, y: 0 } };
}

function opened(index = 1, options: Partial<Parameters<typeof openAt>[1]> = {}): Open {
  const pictures = [PICTURE, PICTURE, PICTURE];
  return openAt(index, { pictures, stage: STAGE, doubleClickMs: 200, ...options });
}

function after(state: State, ...events: Event[]): Open {
  const result = events.reduce(reduce, state);
  if (result.status === 'closed') throw new Error('The lightbox is closed');
  return result;
}

const next: Event = { type: 'step', by: 1 };
const previous: Event = { type: 'step', by: -1 };
const there = { x: 600, y: 0 };
const zoomBy = (by: number): Event => ({ type: 'zoom', by });
const tapAt = (timeMs: number, point = MIDDLE): Event => ({
  type: 'dragEnd',
  drag: { movement: MIDDLE, velocity: MIDDLE, durationMs: 20 },
  isTouch: true,
  point,
  timeMs,
});
const pinchTo = (by: number): Event => ({ type: 'pinch', origin: MIDDLE, by });
const pinchStart: Event = { type: 'pinchStart', origin: MIDDLE };
const pinchEnd: Event = { type: 'pinchEnd' };
const drag = (x: number, y = 0, isTouch = true): Event => ({
  type: 'drag',
  movement: { x, y },
  isTouch,
});
const releaseAt = (movement: Point, velocity: Point = MIDDLE, isTouch = true): Event => ({
  type: 'dragEnd',
  drag: { movement, velocity, durationMs: 1000 },
  isTouch,
  point: MIDDLE,
  timeMs: 1000,
});
const release = (x: number, velocity = 0) => releaseAt({ x, y: 0 }, { x: velocity, y: 0 });

/** A whole second of frames. */
const FRAMES = Array.from(
  { length: 61 },
  (_, frame): Event => ({ type: 'frame', timeMs: frame * 17 }),
);

test.each<[string, Event[]]>([
  ['the next button', [next]],
  ['the Home key', [{ type: 'go', index: 0 }]],
  ['the wheel', [{ type: 'wheel', delta: { x: 0, y: 120 }, timeMs: 0 }]],
  ['a swipe', [drag(-400), release(-400), ...FRAMES]],
])('stays on a single image after %s', (_input, events) => {
  const single = opened(1, { isSingle: true });
  expect(after(single, ...events)).toMatchObject({ index: 1, view: { scale: 1, x: 0, y: 0 } });
  expect(canStep(single, 1)).toBe(false);
  expect(comingIndexes(single, new Set([1]))).toEqual([]);
});

test.each<[string, number, Event[]]>([
  ['two taps 40 px apart', 2, [tapAt(0), tapAt(100, { x: 40, y: 0 })]],
  ['two taps 41 px apart', 1, [tapAt(0), tapAt(100, { x: 41, y: 0 })]],
  ['a double-click after a tap elsewhere', 2, [tapAt(0), tapAt(100, there), tapAt(200, there)]],
  ['three taps', 2, [tapAt(0), tapAt(100), tapAt(200)]],
])('takes %s to a scale of %i', (_, scale, taps) => {
  expect(after(opened(), ...taps).view.scale).toBe(scale);
});

test('it zooms at a single click where 0 ms are given for a double-click', () => {
  const once = after(opened(1, { doubleClickMs: 0 }), tapAt(0));
  expect(once.view.scale).toBe(2);
  expect(after(once, tapAt(5000)).view.scale).toBe(1);
});

test('it gives way by a third where a zoomed picture is pushed past its edge, and returns', () => {
  const pushed = after(opened(), zoomBy(1), drag(450, 20));
  expect(pushed.view).toEqual({ scale: 2, x: 350, y: 20 });
  expect(viewOnScreen(pushed)).toEqual({ scale: 2, x: 385, y: 20 });
  const back = after(pushed, release(450), ...FRAMES);
  expect([back.index, viewOnScreen(back)]).toEqual([1, { scale: 2, x: 350, y: 0 }]);
});

test('it lets a zoomed picture slide on when it is let go of in motion', () => {
  const thrown = after(opened(), zoomBy(1), drag(20), release(20, 1), ...FRAMES);
  // 1 px/ms, which loses 0.5 % in each millisecond, goes 200 px.
  expect(thrown.view.x).toBeGreaterThan(200);
  expect(thrown.view.x).toBeLessThan(221);
  expect(thrown.gesture.kind).toBe('none');
});

test('it stops a sliding picture under the finger, which is no tap', () => {
  const sliding = after(opened(), zoomBy(1), drag(20), release(20, 1), ...FRAMES.slice(0, 4));
  const { x } = viewOnScreen(sliding);
  const caught = after(sliding, drag(0), ...FRAMES);
  expect(viewOnScreen(caught).x).toBe(x);
  const released = after(caught, tapAt(5000));
  expect(released.tap).toBeUndefined();
  expect(after(released, ...FRAMES).view.x).toBeCloseTo(x);
});

test.each([
  ['to the left', -1, 2],
  ['to the right', 1, 0],
])('it leads to the neighbour with the second push past an edge %s', (_, side, index) => {
  const first = after(opened(), zoomBy(1), drag(side * 900), release(side * 900), ...FRAMES);
  expect(first).toMatchObject({ index: 1, view: { scale: 2, x: side * 350 } });
  const other = after(first, drag(side * -300), release(side * -300));
  expect(other.index).toBe(1);
  expect(after(first, drag(side * 200), release(side * 200)).index).toBe(1);
  expect(after(first, drag(side * 201), release(side * 201)).index).toBe(index);
});

test('it asks for the second push anew when something has happened since the first, not while that springs back', () => {
  const pushed = after(opened(), zoomBy(1), drag(-900), release(-900), ...FRAMES);
  for (const event of [zoomBy(0.5), { type: 'pan', by: { x: 0, y: 9 } } as const, tapAt(9000)]) {
    const pushedAgain = after(pushed, event, drag(-900), release(-900));
    expect([pushedAgain.index, pushedAgain.pushed]).toEqual([1, 1]);
  }
  const springing = after(opened(), zoomBy(1), drag(-900), release(-900), ...FRAMES.slice(0, 3));
  expect(after(springing, drag(0), drag(-250), release(-250)).index).toBe(2);
});

test('it brings the point of a single tap to the middle of a zoomed picture, and of no other', () => {
  const point = { x: 50, y: -30 };
  expect(after(opened(), zoomBy(1), tapAt(0, point)).view).toEqual({ scale: 2, x: -50, y: 30 });
  expect(after(opened(), tapAt(0, point)).view).toEqual({ scale: 1, x: 0, y: 0 });
});

test('it lets the picture follow the finger, and give a little at the ends', () => {
  expect(viewOnScreen(after(opened(1), drag(-100))).x).toBe(-100);
  expect(viewOnScreen(after(opened(2), drag(-100))).x).toBe(-35);
  expect(viewOnScreen(after(opened(0), drag(100))).x).toBe(35);
});

test('it springs back when a drag is cancelled', () => {
  const back = after(opened(), drag(-300), { type: 'dragCancel' }, ...FRAMES);
  expect(back).toMatchObject({ index: 1, gesture: { kind: 'none' } });
  expect(viewOnScreen(back)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('it goes on from where the finger has left the row, with its speed, and comes to rest', () => {
  const left = after(opened(), drag(-250), release(-250, -1));
  expect(left).toMatchObject({ index: 2, view: { x: 0 } });
  // The same picture at the same place, now the one on the left.
  expect([viewInRow(left, 1).x, viewOnScreen(left).x]).toEqual([-250, 450]);
  const frame: Event = { type: 'frame', timeMs: 0 };
  const slow = after(opened(), drag(-250), release(-250, -0.01));
  const moved = (state: Open) => viewOnScreen(state).x - viewOnScreen(after(state, frame)).x;
  expect(moved(left)).toBeGreaterThan(10);
  expect(moved(slow)).toBeLessThan(moved(left));
  const arrived = after(left, ...FRAMES);
  expect([arrived.left, viewOnScreen(arrived).x]).toEqual([undefined, 0]);
  expect(arrived.gesture.kind).toBe('none');
});

test('it goes on swiping from a row that is still on its way', () => {
  const moving = after(opened(0), drag(-250), release(-250, -1), ...FRAMES.slice(0, 3));
  const { x } = viewOnScreen(moving);
  expect(x).toBeGreaterThan(100);
  const second = after(moving, drag(0), drag(-250));
  expect(viewOnScreen(second).x).toBeCloseTo(x - 250);
  expect(after(second, release(-250)).index).toBe(2);
});

test('it is at once where it would come to rest for whom less motion is asked for', () => {
  const still = after(opened(), drag(-250), release(-250), { type: 'rest' });
  expect(still).toMatchObject({
    index: 2,
    view: { x: 0 },
    gesture: { kind: 'none' },
    // It fades where the finger has left it.
    left: { index: 1, view: { scale: 1, x: -250, y: 0 } },
  });
  const panned = after(opened(), zoomBy(1), drag(900), release(900, 3), { type: 'rest' });
  expect(viewOnScreen(panned)).toEqual({ scale: 2, x: 350, y: 0 });
});

test('it lets the picture follow a finger down, and the wall fade with it', () => {
  const pulled = after(opened(), drag(10, 125));
  expect(viewOnScreen(pulled)).toEqual({ scale: 1, x: 10, y: 125 });
  expect(wallFade(pulled)).toBe(0.5);
  expect(wallFade(after(pulled, drag(0, 400)))).toBe(1);
  // It closes from where the finger leaves it.
  const { last } = reduce(pulled, releaseAt({ x: 0, y: 200 })) as { last: Open };
  expect([viewOnScreen(last).y, wallFade(last)]).toEqual([200, 0.8]);
  const back = after(pulled, releaseAt({ x: 10, y: 125 }), ...FRAMES);
  expect([viewOnScreen(back), wallFade(back)]).toEqual([{ scale: 1, x: 0, y: 0 }, 0]);
});

test('it is not closed by a pull down with a mouse', () => {
  const pulled = after(
    opened(),
    drag(0, 400, false),
    releaseAt({ x: 0, y: 400 }, { x: 0, y: 3 }, false),
  );
  const { index } = after(pulled, ...FRAMES);
  expect([pulled.status, wallFade(pulled), index]).toEqual(['open', 0, 1]);
});

test('it turns from a pull into a swipe where the finger goes on sideways', () => {
  const turned = after(opened(), drag(20, 40), drag(-260, 60));
  expect([viewOnScreen(turned).x, viewOnScreen(turned).y, wallFade(turned)]).toEqual([-260, 0, 0]);
  expect(after(turned, releaseAt({ x: -260, y: 60 })).index).toBe(2);
});

test('it goes on where it is when a second finger joins the first, and the first one leaves', () => {
  const joined = after(opened(), drag(-100), pinchStart);
  expect(viewOnScreen(joined).x).toBe(-100);
  expect(viewOnScreen(after(joined, pinchTo(0))).x).toBeCloseTo(-100);
  expect(after(joined, drag(-400), pinchTo(1), pinchEnd)).toMatchObject({
    index: 1,
    view: { scale: 2 },
  });
});

test('it gives way to fingers past its limits, where its scale stays, and returns', () => {
  const large = after(opened(), pinchStart, pinchTo(3));
  expect([large.view.scale, viewOnScreen(large).scale]).toEqual([3, 3.35]);
  expect(viewOnScreen(after(large, pinchEnd)).scale).toBe(3);
  // Fingers that come back find the picture between them again.
  expect(viewOnScreen(after(large, pinchTo(2))).scale).toBe(3);
});

const wheelZoom = (by: number): Event => ({ type: 'wheelZoom', origin: MIDDLE, by });

test('it needs no turn of the wheel to undo what was turned too far', () => {
  const far = after(opened(), pinchStart, wheelZoom(2), wheelZoom(3));
  expect(viewOnScreen(far).scale).toBe(3);
  expect(after(far, wheelZoom(-0.1)).view.scale).toBeCloseTo(2.9);
  const near = after(opened(), pinchStart, wheelZoom(-0.4), wheelZoom(-3));
  expect(near.view.scale).toBe(0.5);
  expect(after(near, wheelZoom(0.1)).view.scale).toBeCloseTo(0.6);
});

test('it keeps following a finger when the window is turned meanwhile', () => {
  const turn: Event = { type: 'resize', stage: stageOf(500, 700) };
  const turned = after(opened(), drag(-140), turn, drag(-142));
  expect([viewOnScreen(turned).x, viewInRow(turned, 2).x]).toEqual([-142, 358]);
  // A 3.5th of 500 px is 143.
  expect(after(turned, release(-142)).index).toBe(1);
  expect(after(turned, release(-143)).index).toBe(2);
  const sliding = after(opened(), zoomBy(1), drag(300), release(300, 2), turn, ...FRAMES);
  expect(sliding).toMatchObject({ gesture: { kind: 'none' }, view: { scale: 2, x: 250 } });
});

test('it makes ready the next picture first, then the one before, then the one after the next', () => {
  const all = (count: number) => new Set(Array.from({ length: count }, (_, index) => index));
  const seven = opened(3, { pictures: Array(7).fill(PICTURE) });
  expect(comingIndexes(seven, new Set())).toEqual([]);
  expect(comingIndexes(seven, new Set([3]))).toEqual([4]);
  expect(comingIndexes(seven, new Set([3, 4, 2]))).toEqual([4, 2, 5]);
  expect(comingIndexes(after(seven, previous), all(7))).toEqual([1, 3, 0]);
  expect(comingIndexes({ ...seven, index: 6 }, all(7))).toEqual([5]);
});

test('it leaves a zoomed picture as it was looked at, and shows the next one whole', () => {
  const look: Event = { type: 'pan', by: { x: 50, y: 20 } };
  const { left, view } = after(opened(), zoomBy(1), look, next);
  expect(left).toEqual({ index: 1, view: { scale: 2, x: 50, y: 20 } });
  expect(view).toEqual({ scale: 1, x: 0, y: 0 });
});

test('it looks around with the wheel in a zoomed picture, and does not leave it', () => {
  const turn: Event = { type: 'wheel', delta: { x: 0, y: 100 }, timeMs: 0 };
  expect(after(opened(), zoomBy(1), turn)).toMatchObject({ index: 1, view: { y: -100 } });
});

test('it opens whole at another picture, which it prepares unless one is on screen', () => {
  const open = after(opened(), zoomBy(1), next);
  expect(reduce(open, { type: 'prepare', index: 2 })).toBe(open);
  const closed = reduce(open, { type: 'close' });
  expect(reduce(closed, next)).toBe(closed);
  const resize: Event = { type: 'resize', stage: stageOf(350, 800) };
  const ready = [{ type: 'prepare', index: 0 } as const, resize].reduce(reduce, closed);
  const whole = { index: 0, view: { scale: 1, x: 0, y: 0 }, stage: resize.stage, left: undefined };
  expect(ready).toMatchObject({ status: 'closed', last: whole });
  expect(reduce(ready, resize)).toBe(ready);
  expect(after(ready, { type: 'open', index: 0 })).toMatchObject(whole);
  expect(after(ready, { type: 'open', index: 99 }).index).toBe(2);
});

const frame = (timeMs: number): Event => ({ type: 'frame', timeMs });

test.each<[string, readonly Event[], readonly Event[]]>([
  ['while a finger pulls the neighbour in', [drag(-10)], [drag(-40), drag(-90), drag(-150)]],
  [
    'while the row goes on',
    [drag(-300), release(-300), frame(0)],
    [frame(16), frame(32), frame(48)],
  ],
  [
    'while a picture is pulled down',
    [],
    [drag(0, 30), drag(0, 90), drag(4, 120), releaseAt({ x: 4, y: 120 })],
  ],
])('it renders nothing %s, and reports each movement', (_, before, events) => {
  const store = lightboxStore(opened());
  for (const each of before) store.dispatch(each);
  const scene = store.scene();
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  for (const each of events) {
    store.dispatch(each);
    expect([each, store.scene() === scene]).toEqual([each, true]);
  }
  expect(changes).toBe(events.length);
});

test('it reports nothing that changes nothing, and nothing to a former listener', () => {
  const store = lightboxStore(opened(0));
  let changes = 0;
  const stop = store.subscribe(() => {
    changes += 1;
  });
  store.dispatch(previous);
  expect(changes).toBe(0);
  store.dispatch(next);
  stop();
  store.dispatch(next);
  expect(changes).toBe(1);
});

test('it has the neighbours in the row while it is pulled, and lets the previous picture fade', () => {
  const places = (index: number, event: Event, coming: readonly number[] = []) => {
    const store = lightboxStore(opened(index));
    store.dispatch(event);
    return Object.fromEntries(placesOf(store.scene(), coming));
  };
  expect(places(1, drag(-40))).toEqual({ 0: 'beside', 1: 'current', 2: 'beside' });
  expect(places(2, drag(-40))).toEqual({ 1: 'beside', 2: 'current' });
  // Although it will be loaded next.
  expect(places(2, previous, [0, 2])).toEqual({ 0: 'ahead', 1: 'current', 2: 'left' });
});
