import { expect, test } from 'vitest';
import type { Event } from './lightbox-model.ts';
import { lightboxStore, openAt, placesOf } from './lightbox-state.ts';

const MIDDLE = { x: 0, y: 0 };

function opened(index = 1) {
  const stage = { width: 700, height: 500, window: { width: 700, height: 500, ...MIDDLE } };
  const pictures = Array(4).fill({ width: 1400, height: 1000 });
  return lightboxStore(openAt(index, { pictures, stage, doubleClickMs: 200 }));
}

const drag = (x: number, y = 0): Event => ({ type: 'drag', movement: { x, y }, isTouch: true });
const release = (x: number, y = 0, velocity = MIDDLE): Event => ({
  type: 'dragEnd',
  drag: { movement: { x, y }, velocity, durationMs: 1000 },
  isTouch: true,
  point: MIDDLE,
  timeMs: 1000,
});
const frame = (timeMs: number): Event => ({ type: 'frame', timeMs });
const pinch = (distancePx: number): Event => ({
  type: 'pinch',
  origin: MIDDLE,
  distancePx,
  sensitivityPx: 250,
});

test.each<[string, readonly Event[], readonly Event[]]>([
  ['while a finger pulls the neighbour in', [drag(-10)], [drag(-40), drag(-90), drag(-150)]],
  [
    'while the row goes on',
    [drag(-300), release(-300), frame(0)],
    [frame(16), frame(32), frame(48)],
  ],
  [
    'while two fingers zoom',
    [{ type: 'pinchStart', origin: MIDDLE }, pinch(20)],
    [pinch(60), pinch(150), pinch(300)],
  ],
  [
    'while a zoomed picture is moved, and slides on',
    [{ type: 'zoom', by: 1 }, drag(10)],
    [drag(60), drag(400), release(400, 0, { x: 1, y: 0 }), frame(0), frame(16)],
  ],
  ['while a picture is pulled down', [], [drag(0, 30), drag(0, 90), drag(4, 120), release(4, 120)]],
])('it leaves React alone %s, and tells of each movement', (_, before, events) => {
  const store = opened();
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

test.each<[string, readonly Event[]]>([
  ['another picture is on screen', [{ type: 'step', by: 1 }]],
  ['it closes', [{ type: 'close' }]],
  ['the picture is zoomed', [{ type: 'zoom', by: 0.5 }]],
  ['the neighbours come into sight', [drag(-10)]],
])('it has React render anew when %s', (_, events) => {
  const store = opened();
  const scene = store.scene();
  for (const each of events) store.dispatch(each);
  expect(store.scene()).not.toBe(scene);
});

test('it tells nobody of what changes nothing, and nobody who has stopped listening', () => {
  const store = opened(0);
  let changes = 0;
  const stop = store.subscribe(() => {
    changes += 1;
  });
  store.dispatch({ type: 'step', by: -1 });
  expect(changes).toBe(0);
  store.dispatch({ type: 'step', by: 1 });
  stop();
  store.dispatch({ type: 'step', by: 1 });
  expect(changes).toBe(1);
});

test('it lets the picture that was left fade, although it will be asked for next', () => {
  const store = opened(2);
  store.dispatch({ type: 'step', by: -1 });
  const places = Object.fromEntries(placesOf(store.scene(), [0, 2]));
  expect(places).toEqual({ 0: 'ahead', 1: 'current', 2: 'left' });
});

test('it has both neighbours in the row while it is pulled, and one at the ends', () => {
  const pulled = (index: number) => {
    const store = opened(index);
    store.dispatch(drag(-40));
    return Object.fromEntries(placesOf(store.scene(), []));
  };
  expect(pulled(1)).toEqual({ 0: 'beside', 1: 'current', 2: 'beside' });
  expect(pulled(0)).toEqual({ 0: 'current', 1: 'beside' });
  expect(pulled(3)).toEqual({ 2: 'beside', 3: 'current' });
});
