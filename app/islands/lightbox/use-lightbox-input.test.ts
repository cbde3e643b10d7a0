import { expect, test } from 'vitest';
import { type LightboxEvent, openAt } from './lightbox-model.ts';
import { lightboxStore, openIn } from './lightbox-state.ts';
import { belongsToBrowser, eventForKey, pointerHandler } from './use-lightbox-input.ts';

const SIZE = { width: 800, height: 600 };

function underFingers() {
  const pictures = Array(3).fill(SIZE);
  const stage = { ...SIZE, window: { ...SIZE, x: 0, y: 0 } };
  const store = lightboxStore(openAt(1, { pictures, stage, doubleClickMs: 200 }));
  const events: LightboxEvent['type'][] = [];
  const dispatch = (event: LightboxEvent) => {
    events.push(event.type);
    store.dispatch(event);
  };
  const handle = pointerHandler({ ...store, dispatch });
  const finger = (type: string, pointerId: number, clientX: number, timeStamp: number) =>
    handle({
      type: `pointer${type}`,
      pointerId,
      clientX,
      clientY: 300,
      timeStamp,
      button: 0,
      pointerType: 'touch',
      target: { setPointerCapture: () => {} },
    } as unknown as PointerEvent);
  const state = () => openIn(store.state());
  return { finger, events, state };
}

function afterPinch(fromPx: number, toPx: number) {
  const fingers = underFingers();
  const { finger } = fingers;
  finger('down', 1, 400 - fromPx / 2, 0);
  finger('down', 2, 400 + fromPx / 2, 10);
  finger('move', 1, 400 - toPx / 2, 100);
  finger('move', 2, 400 + toPx / 2, 100);
  return fingers;
}

test('the finger that stays after a pinch pans a zoomed image, and starts a glide', () => {
  const { finger, state } = afterPinch(100, 350);
  finger('up', 2, 575, 110);
  expect(state().view).toEqual({ scale: 2, x: 0, y: 0 });
  for (const ms of [120, 140, 160]) finger('move', 1, 225 - (ms - 110), ms);
  expect(state().view.x).toBe(-50);
  finger('up', 1, 175, 200);
  expect(state().gesture).toMatchObject({ kind: 'glide', after: 'pan' });
});

test('the finger that stays after a pinch neither swipes nor closes a whole image', () => {
  const { finger, state } = afterPinch(300, 100);
  finger('up', 2, 450, 110);
  finger('move', 1, 50, 200);
  finger('up', 1, 50, 210);
  expect(state()).toMatchObject({ index: 1, gesture: { kind: 'none' } });
});

test('a finger lifted just after the other does not tap', () => {
  const { finger, state, events } = afterPinch(100, 350);
  finger('up', 2, 575, 110);
  finger('up', 1, 225, 120);
  expect(events.at(-1)).toBe('dragCancel');
  expect(state().view).toEqual({ scale: 2, x: 0, y: 0 });
});

test('a third finger changes the pinch without a jump', () => {
  const { finger, state } = afterPinch(100, 350);
  finger('down', 3, 700, 120);
  finger('up', 1, 225, 130);
  expect(state().view.scale).toBe(2);
  finger('move', 3, 575 + 250, 140);
  expect(state().view.scale).toBeCloseTo(2.5);
});

test('a pointer that was not pressed moves nothing', () => {
  const { finger, events } = underFingers();
  finger('move', 1, 500, 0);
  finger('up', 1, 500, 10);
  expect(events).toEqual([]);
});

test.each([
  ['ArrowUp', false, undefined],
  ['ArrowUp', true, { type: 'pan', by: { x: 0, y: 80 } }],
  ['+', false, { type: 'zoom', by: 0.5 }],
])('reads %s, zoomed: %s', (key, isZoomed, event) => {
  expect(eventForKey(key, isZoomed)).toEqual(event);
});

const ALONE = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', {}, false],
  ['ArrowRight', { shiftKey: true }, true],
  ['+', { shiftKey: true }, false],
  ['+', { ctrlKey: true }, true],
])('leaves %s with %o to the browser: %s', (key, modifiers, expected) => {
  expect(belongsToBrowser({ ...ALONE, key, ...modifiers })).toBe(expected);
});
