import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import {
  canStep,
  indexesToLoad,
  type LightboxEvent,
  type Open,
  openAt,
  type State,
  viewInRow,
  viewOnScreen,
  wallFade,
} from './lightbox-model.ts';
import { lightboxStore, placesOf, reduce } from './lightbox-state.ts';

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

function after(state: State, ...events: LightboxEvent[]): Open {
  const result = events.reduce(reduce, state);
  if (result.status === 'closed') throw new Error('The lightbox is closed');
  return result;
}

const next: LightboxEvent = { type: 'step', by: 1 };
const previous: LightboxEvent = { type: 'step', by: -1 };
const cancel: LightboxEvent = { type: 'dragCancel' };
const finishGlide: LightboxEvent = { type: 'finishGlide' };
const zoomBy = (by: number): LightboxEvent => ({ type: 'zoom', by });
const tapAt = (timeMs: number, x = 0): LightboxEvent => ({
  type: 'dragEnd',
  drag: { movement: MIDDLE, velocity: MIDDLE, durationMs: 20 },
  isTouch: true,
  point: { x, y: 0 },
  timeMs,
});
const pinchTo = (by: number): LightboxEvent => ({ type: 'pinch', origin: MIDDLE, by });
const pinchStart: LightboxEvent = { type: 'pinchStart', origin: MIDDLE };
const pinchEnd: LightboxEvent = { type: 'pinchEnd' };
const drag = (x: number, y = 0, isTouch = true) =>
  ({ type: 'drag', movement: { x, y }, isTouch }) as const;
const releaseAt = (movement: Point, velocity: Point = MIDDLE, isTouch = true): LightboxEvent => ({
  type: 'dragEnd',
  drag: { movement, velocity, durationMs: 1000 },
  isTouch,
  point: MIDDLE,
  timeMs: 1000,
});
const release = (x: number, velocity = 0) => releaseAt({ x, y: 0 }, { x: velocity, y: 0 });

const frame = (timeMs: number): LightboxEvent => ({ type: 'frame', timeMs });

const FRAMES = Array.from({ length: 61 }, (_, index) => frame(index * 17));

const ZOOMED = after(opened(), zoomBy(1));
const WHOLE = { scale: 1, x: 0, y: 0 };
const wheel: LightboxEvent = { type: 'wheel', delta: { x: 0, y: 120 }, timeMs: 0 };
const pan: LightboxEvent = { type: 'pan', by: { x: 50, y: 20 } };
const push = (x: number) => [drag(x), release(x)];
const PUSHED = [...push(-900), ...FRAMES];
const PULLED_BY_MOUSE = [drag(0, 400, false), releaseAt({ x: 0, y: 400 }, { x: 0, y: 3 }, false)];

test.each<[string, LightboxEvent[]]>([
  ['a step', [next]],
  ['the wheel', [wheel]],
  ['a swipe', [...push(-400), ...FRAMES]],
])('stays on a single image after %s', (_, events) => {
  const single = opened(1, { isSingle: true });
  expect(after(single, ...events)).toMatchObject({ index: 1, view: WHOLE });
  expect(canStep(single, 1)).toBe(false);
  expect(indexesToLoad(single, new Set([1]))).toEqual([]);
});

test.each<[string, LightboxEvent[], object]>([
  ['zooms at two taps 40 px apart', [tapAt(0), tapAt(100, 40)], { scale: 2 }],
  ['does not zoom at two taps 41 px apart', [tapAt(0), tapAt(100, 41)], WHOLE],
  ['zooms after a tap elsewhere', [tapAt(0), tapAt(9, 600), tapAt(10, 600)], { scale: 2 }],
  ['zooms once at three taps', [tapAt(0), tapAt(100), tapAt(200)], { scale: 2 }],
  ['centers a point tapped while zoomed', [zoomBy(1), tapAt(0, 50)], { scale: 2, x: -50 }],
  ['ignores a single tap on a whole image', [tapAt(0, 50)], WHOLE],
  ['pans with the wheel while zoomed', [zoomBy(1), wheel], { y: -120 }],
  ['springs back after a cancelled drag', [drag(-300), cancel, ...FRAMES], WHOLE],
  ['stays open at a pull with a mouse', PULLED_BY_MOUSE, WHOLE],
  ['rests at an edge at once', [zoomBy(1), drag(900), release(900, 3), finishGlide], { x: 350 }],
])('%s', (_, events, view) => {
  expect(after(opened(), ...events)).toMatchObject({ index: 1, view, gesture: { kind: 'none' } });
});

test.each<[string, number, LightboxEvent[]]>([
  ['stays at the first push past an edge', 1, PUSHED],
  ['steps at the second push', 2, [...PUSHED, ...push(-201)]],
  ['steps back at the second push to the right', 0, [...push(900), ...FRAMES, ...push(201)]],
  ['steps at a push while the image springs back', 2, [...PUSHED.slice(0, 5), ...push(-250)]],
  ['stays at a short second push', 1, [...PUSHED, ...push(-200)]],
  ['stays at a push past the other edge', 1, [...PUSHED, ...push(300)]],
  ['needs two pushes again after a zoom', 1, [...PUSHED, zoomBy(0.5), ...push(-900)]],
  ['needs two pushes again after a pan', 1, [...PUSHED, pan, ...push(-900)]],
])('%s', (_, index, events) => {
  expect(after(ZOOMED, ...events).index).toBe(index);
});

test('zooms and resets at a single click without an interval for a double-click', () => {
  const once = after(opened(1, { doubleClickMs: 0 }), tapAt(0));
  expect(once.view.scale).toBe(2);
  expect(after(once, tapAt(5000)).view).toEqual(WHOLE);
});

test('steps at once under reduced motion, and fades the image where the finger left it', () => {
  const leaving = { index: 1, view: { ...WHOLE, x: -250 } };
  const expected = { index: 2, view: { x: 0 }, leaving, gesture: { kind: 'none' } };
  expect(after(opened(), ...push(-250), finishGlide)).toMatchObject(expected);
});

test('fades a zoomed image as it was, and shows the next one whole', () => {
  const leaving = { index: 1, view: { scale: 2, x: 50, y: 20 } };
  expect(after(ZOOMED, pan, next)).toMatchObject({ leaving, view: WHOLE });
});

test('stays open at a long pull that ends above the middle', () => {
  const upwards = releaseAt({ x: 0, y: -3000 });
  const pulled = after(opened(), drag(0, 9), upwards, drag(0, 126), releaseAt({ x: 0, y: 126 }));
  expect(pulled.index).toBe(1);
});

test('follows a pan past the edge by a third, and springs back', () => {
  const pushedEdge = after(ZOOMED, drag(450, 20));
  expect(pushedEdge.view).toEqual({ scale: 2, x: 350, y: 20 });
  expect(viewOnScreen(pushedEdge)).toEqual({ scale: 2, x: 385, y: 20 });
  const back = after(pushedEdge, release(450), ...FRAMES);
  expect([back.index, viewOnScreen(back)]).toEqual([1, { scale: 2, x: 350, y: 0 }]);
});

test('glides on after a pan in motion', () => {
  const thrown = after(ZOOMED, drag(20), release(20, 1), ...FRAMES);
  // 1 px/ms that loses 0.5 % each millisecond: 200 px.
  expect(thrown.view.x).toBeGreaterThan(200);
  expect(thrown.view.x).toBeLessThan(221);
  expect(thrown.gesture.kind).toBe('none');
});

test('stops a gliding image under the finger, without a tap', () => {
  const sliding = after(ZOOMED, drag(20), release(20, 1), ...FRAMES.slice(0, 4));
  const { x } = viewOnScreen(sliding);
  const caught = after(sliding, drag(0), ...FRAMES);
  expect(viewOnScreen(caught).x).toBe(x);
  const released = after(caught, tapAt(5000));
  expect(released.tap).toBeUndefined();
  expect(after(released, ...FRAMES).view.x).toBeCloseTo(x);
});

test.each([
  [1, -100, -100],
  [2, -100, -35],
  [0, 100, 35],
])('moves image %i by a drag of %i px: %i', (index, px, shown) => {
  expect(viewOnScreen(after(opened(index), drag(px))).x).toBe(shown);
});

test('continues the row from where the finger left it, with its speed', () => {
  const released = after(opened(), drag(-250), release(-250, -1));
  expect(released).toMatchObject({ index: 2, view: { x: 0 } });
  expect([viewInRow(released, 1).x, viewOnScreen(released).x]).toEqual([-250, 450]);
  const slow = after(opened(), drag(-250), release(-250, -0.01));
  const moved = (state: Open) => viewOnScreen(state).x - viewOnScreen(after(state, frame(0))).x;
  expect(moved(released)).toBeGreaterThan(10);
  expect(moved(slow)).toBeLessThan(moved(released));
  const arrived = after(released, ...FRAMES);
  expect([arrived.leaving, viewOnScreen(arrived).x]).toEqual([undefined, 0]);
  expect(arrived.gesture.kind).toBe('none');
});

test('swipes again while the row still moves', () => {
  const moving = after(opened(0), drag(-250), release(-250, -1), ...FRAMES.slice(0, 3));
  const { x } = viewOnScreen(moving);
  expect(x).toBeGreaterThan(100);
  const second = after(moving, drag(0), drag(-250));
  expect(viewOnScreen(second).x).toBeCloseTo(x - 250);
  expect(after(second, release(-250)).index).toBe(2);
});

test('fades the wall while the image is pulled down', () => {
  const pulled = after(opened(), drag(10, 125));
  expect(viewOnScreen(pulled)).toEqual({ scale: 1, x: 10, y: 125 });
  expect(wallFade(pulled)).toBe(0.5);
  expect(wallFade(after(pulled, drag(0, 400)))).toBe(1);
  const { last } = reduce(pulled, releaseAt({ x: 0, y: 200 })) as { last: Open };
  expect([viewOnScreen(last).y, wallFade(last)]).toEqual([200, 0.8]);
  const back = after(pulled, releaseAt({ x: 10, y: 125 }), ...FRAMES);
  expect([viewOnScreen(back), wallFade(back)]).toEqual([WHOLE, 0]);
  const sideways = after(pulled, drag(-260, 60));
  expect([viewOnScreen(sideways).y, wallFade(sideways)]).toEqual([0, 0]);
  expect(after(sideways, releaseAt({ x: -260, y: 60 })).index).toBe(2);
});

test('keeps the image in place when a second finger joins, and ignores the drag', () => {
  const joined = after(opened(), drag(-100), pinchStart);
  expect(viewOnScreen(joined).x).toBe(-100);
  expect(viewOnScreen(after(joined, pinchTo(0))).x).toBeCloseTo(-100);
  const zoomed = { index: 1, view: { scale: 2 } };
  expect(after(joined, drag(-400), pinchTo(1), pinchEnd)).toMatchObject(zoomed);
});

test('shows a pinch past the limits softly, and returns', () => {
  const large = after(opened(), pinchStart, pinchTo(3));
  expect([large.view.scale, viewOnScreen(large).scale]).toEqual([3, 3.35]);
  expect(viewOnScreen(after(large, pinchEnd)).scale).toBe(3);
  expect(viewOnScreen(after(large, pinchTo(2))).scale).toBe(3);
});

const wheelZoom = (by: number): LightboxEvent => ({ type: 'wheelZoom', origin: MIDDLE, by });

test('reacts at once to the wheel past a limit', () => {
  const far = after(opened(), wheelZoom(2), wheelZoom(3));
  expect(viewOnScreen(far).scale).toBe(3);
  expect(after(far, wheelZoom(-0.1)).view.scale).toBeCloseTo(2.9);
  const near = after(opened(), wheelZoom(-0.4), wheelZoom(-3));
  expect(near.view.scale).toBe(0.5);
  expect(after(near, wheelZoom(0.1)).view.scale).toBeCloseTo(0.6);
});

test('follows the finger while the window turns', () => {
  const turn: LightboxEvent = { type: 'resize', stage: stageOf(500, 700) };
  const turned = after(opened(), drag(-140), turn, drag(-142));
  expect([viewOnScreen(turned).x, viewInRow(turned, 2).x]).toEqual([-142, 358]);
  // A 3.5th of 500 px is 143.
  expect(after(turned, release(-142)).index).toBe(1);
  expect(after(turned, release(-143)).index).toBe(2);
  const sliding = after(ZOOMED, drag(300), release(300, 2), turn, ...FRAMES);
  expect(sliding).toMatchObject({ gesture: { kind: 'none' }, view: { scale: 2, x: 250 } });
});

test('loads the next image, then the previous one, then the one after the next', () => {
  const all = (count: number) => new Set(Array.from({ length: count }, (_, index) => index));
  const seven = opened(3, { pictures: Array(7).fill(PICTURE) });
  expect(indexesToLoad(seven, new Set())).toEqual([]);
  expect(indexesToLoad(seven, new Set([3]))).toEqual([4]);
  expect(indexesToLoad(seven, new Set([3, 4, 2]))).toEqual([4, 2, 5]);
  expect(indexesToLoad(after(seven, previous), all(7))).toEqual([1, 3, 0]);
  expect(indexesToLoad({ ...seven, index: 6 }, all(7))).toEqual([5]);
});

test('opens whole at another image, and prepares one only while closed', () => {
  const open = after(ZOOMED, next);
  expect(reduce(open, { type: 'prepare', index: 2 })).toBe(open);
  const closed = reduce(open, { type: 'close' });
  expect(reduce(closed, next)).toBe(closed);
  const resize: LightboxEvent = { type: 'resize', stage: stageOf(350, 800) };
  const ready = [{ type: 'prepare', index: 0 } as const, resize].reduce(reduce, closed);
  const whole = { index: 0, view: WHOLE, stage: resize.stage, leaving: undefined };
  expect(ready).toMatchObject({ status: 'closed', last: whole });
  expect(reduce(ready, resize)).toBe(ready);
  expect(after(ready, { type: 'open', index: 0 })).toMatchObject(whole);
  expect(after(ready, { type: 'open', index: 99 }).index).toBe(2);
});

test.each<[string, readonly LightboxEvent[], readonly LightboxEvent[]]>([
  ['during a swipe', [drag(-10)], [drag(-40), drag(-90), drag(-150)]],
  ['during a glide', [drag(-300), release(-300), frame(0)], [frame(16), frame(32), frame(48)]],
  ['during a pull', [], [drag(0, 30), drag(0, 90), drag(4, 120), releaseAt({ x: 4, y: 120 })]],
])('keeps the scene %s, and reports each movement', (_, before, events) => {
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

test('places the neighbours beside during a swipe, and fades the previous image', () => {
  const places = (index: number, event: LightboxEvent, coming: readonly number[] = []) => {
    const store = lightboxStore(opened(index));
    store.dispatch(event);
    return Object.fromEntries(placesOf(store.scene(), coming));
  };
  expect(places(1, drag(-40))).toEqual({ 0: 'beside', 1: 'current', 2: 'beside' });
  expect(places(2, drag(-40))).toEqual({ 1: 'beside', 2: 'current' });
  expect(places(2, previous, [0, 2])).toEqual({ 0: 'ahead', 1: 'current', 2: 'leaving' });
});
