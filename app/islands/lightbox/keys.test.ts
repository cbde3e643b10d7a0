import { expect, test } from 'vitest';
import { belongsToBrowser, eventForKey } from './keys.ts';

test.each([
  ['ArrowLeft', { type: 'step', by: -1 }],
  ['ArrowRight', { type: 'step', by: 1 }],
  ['ArrowUp', undefined],
  ['Home', { type: 'go', index: 0 }],
  ['End', { type: 'go', index: Number.MAX_SAFE_INTEGER }],
  ['+', { type: 'zoom', by: 0.5 }],
  ['=', { type: 'zoom', by: 0.5 }],
  ['-', { type: 'zoom', by: -0.5 }],
  ['0', { type: 'zoomReset' }],
])('it understands %s on a whole picture', (key, event) => {
  expect(eventForKey(key, false)).toEqual(event);
});

test.each([
  ['ArrowRight', { x: -80, y: 0 }],
  ['ArrowUp', { x: 0, y: 80 }],
])('it looks around in a zoomed picture with %s', (key, { x, y }) => {
  const event = eventForKey(key, true);
  expect(event?.type).toBe('pan');
  expect(event).toMatchObject({ by: { x: expect.closeTo(x), y: expect.closeTo(y) } });
});

const ALONE = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', {}, false],
  ['ArrowRight', { shiftKey: true }, true],
  ['ArrowLeft', { ctrlKey: true }, true],
  ['ArrowLeft', { altKey: true }, true],
  ['+', { shiftKey: true }, false],
  ['+', { ctrlKey: true }, true],
])('it hears %s with %o: left to the browser is %s', (key, modifiers, expected) => {
  expect(belongsToBrowser({ ...ALONE, key, ...modifiers })).toBe(expected);
});
