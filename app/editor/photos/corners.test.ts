import { expect, test } from 'vitest';
import { boundsOf, isWholePhoto, moveCorner, turnCorners, WHOLE_PHOTO } from './corners.ts';

test('it moves a corner, and not beyond the photo', () => {
  expect(moveCorner(WHOLE_PHOTO, 0, { x: 0.1, y: 0.2 })[0]).toEqual({ x: 0.1, y: 0.2 });
  expect(moveCorner(WHOLE_PHOTO, 2, { x: 1.5, y: 0.9 })[2]).toEqual({ x: 1, y: 0.9 });
});

test.each([
  ['beyond its neighbour', 0, { x: 1, y: 0.1 }],
  ['across the opposite corner', 0, { x: 0.9, y: 0.95 }],
  ['onto its neighbour', 1, { x: 0, y: 0 }],
])('it does not move a corner %s', (_, index, to) => {
  expect(moveCorner(WHOLE_PHOTO, index, to)).toBe(WHOLE_PHOTO);
});

test('it knows whether anything is cut off', () => {
  expect(isWholePhoto(WHOLE_PHOTO)).toBe(true);
  expect(isWholePhoto(moveCorner(WHOLE_PHOTO, 3, { x: 0.01, y: 1 }))).toBe(false);
});

test('it finds the rectangle around the corners', () => {
  const corners = moveCorner(moveCorner(WHOLE_PHOTO, 0, { x: 0.25, y: 0.5 }), 3, { x: 0.5, y: 1 });
  expect(boundsOf(corners)).toEqual({ left: 0.25, top: 0, width: 0.75, height: 1 });
});

test('it turns a canvas by a quarter, four times to where it was', () => {
  const cut = moveCorner(WHOLE_PHOTO, 3, { x: 0.2, y: 0.9 });
  expect(turnCorners(cut)[0]).toEqual({ x: 0.2, y: 0.9 });
  expect(isWholePhoto(turnCorners(WHOLE_PHOTO))).toBe(false);
  const turned = [1, 2, 3, 4].reduce((corners) => turnCorners(corners), cut);
  expect(turned).toEqual(cut);
});

test('it moves the corners of a turned canvas as those of any other', () => {
  const turned = turnCorners(WHOLE_PHOTO);
  expect(moveCorner(turned, 0, { x: 0.1, y: 0.9 })[0]).toEqual({ x: 0.1, y: 0.9 });
  expect(moveCorner(turned, 0, { x: 0.9, y: 0.05 })).toBe(turned);
});
