import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Event, Open } from './lightbox-model.ts';
import { openAt, reduce } from './lightbox-state.ts';
import { fittedSize } from './moves.ts';

const place = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
});
const size = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const stage = fc.record({
  width: fc.integer({ min: 0, max: 4000 }),
  height: fc.integer({ min: 0, max: 4000 }),
});
const timeMs = fc.nat(10_000);
const direction = fc.constantFrom<1 | -1>(1, -1);

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('step' as const), by: direction }),
  fc.record({ type: fc.constant('go' as const), index: fc.integer() }),
  fc.record({ type: fc.constant('resize' as const), stage }),
  fc.record({
    type: fc.constant('zoom' as const),
    by: fc.double({ min: -4, max: 4, noNaN: true }),
  }),
  fc.record({ type: fc.constant('zoomReset' as const) }),
  fc.record({ type: fc.constant('pan' as const), by: place }),
  fc.record({ type: fc.constant('drag' as const), movement: place }),
  fc.record({ type: fc.constant('dragCancel' as const) }),
  fc.record({
    type: fc.constant('dragEnd' as const),
    drag: fc.record({
      movement: fc.oneof(place, fc.constant({ x: 1, y: 1 })),
      velocity: fc.double({ min: 0, max: 20, noNaN: true }),
      durationMs: timeMs,
    }),
    point: place,
    timeMs,
  }),
  fc.record({ type: fc.constant('pinchStart' as const), origin: place }),
  fc.record({
    type: fc.constant('pinch' as const),
    origin: place,
    distancePx: fc.integer({ min: -3000, max: 3000 }),
    sensitivityPx: fc.constantFrom(250, 1000, 1),
  }),
  fc.record({ type: fc.constant('pinchEnd' as const) }),
  fc.record({ type: fc.constant('wheel' as const), delta: place, timeMs }),
);

/** How far the middle of a picture may be from the middle of the window, in pixels. */
function limitsOf(state: Open) {
  const fitted = fittedSize(state, state.index);
  return {
    x: Math.max(0, (fitted.width * state.view.scale - state.stage.width) / 2),
    y: Math.max(0, (fitted.height * state.view.scale - state.stage.height) / 2),
  };
}

test('it never leaves what the specification allows, whatever happens', () => {
  fc.assert(
    fc.property(
      fc.array(size, { minLength: 1, maxLength: 5 }),
      stage,
      fc.nat(10),
      fc.constantFrom(0, 200),
      fc.array(event, { maxLength: 60 }),
      (pictures, window, index, doubleClickMs, events) => {
        let state = openAt(index, { pictures, isSeries: true, stage: window, doubleClickMs });
        for (const each of events) {
          const after = reduce(state, each);
          if (after.status === 'closed') throw new Error('Nothing of this closes it');
          state = after;
          const { view, gesture } = state;
          expect(Object.values(view).every(Number.isFinite)).toBe(true);
          expect(state.index).toBeGreaterThanOrEqual(0);
          expect(state.index).toBeLessThan(pictures.length);
          expect(view.scale).toBeGreaterThanOrEqual(gesture.kind === 'pinch' ? 0.5 : 1);
          expect(view.scale).toBeLessThanOrEqual(3);
          const limits = limitsOf(state);
          expect(Math.abs(view.x)).toBeLessThanOrEqual(limits.x + 1e-6);
          expect(Math.abs(view.y)).toBeLessThanOrEqual(limits.y + 1e-6);
        }
      },
    ),
    { numRuns: 500 },
  );
});
