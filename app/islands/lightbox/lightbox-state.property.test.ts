import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  edgesOnScreen,
  type LightboxEvent,
  openAt,
  type State,
  viewOnScreen,
} from './lightbox-model.ts';
import { reduce } from './lightbox-state.ts';

const coordinate = fc.integer({ min: -3000, max: 3000 });
const point = fc.record({ x: coordinate, y: coordinate });
const side = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: side, height: side });
const stage = fc
  .tuple(fc.nat(4000), fc.nat(4000), fc.nat(200), fc.nat(200), fc.nat(200))
  .map(([width, height, above, below, aside]) => {
    const middle = { x: 0, y: (below - above) / 2 };
    const window = { width: width + 2 * aside, height: height + above + below, ...middle };
    return { width, height, window };
  });
const timeMs = fc.nat(10_000);
const speed = fc.double({ min: -20, max: 20, noNaN: true });
const direction = fc.constantFrom<1 | -1>(1, -1);

function eventOf(type: LightboxEvent['type'], fields: Record<string, fc.Arbitrary<unknown>> = {}) {
  return fc.record({ type: fc.constant(type), ...fields }) as fc.Arbitrary<LightboxEvent>;
}

const isTouch = fc.boolean();
const drag = fc.record({
  movement: fc.oneof(point, fc.constant({ x: 1, y: 1 })),
  velocity: fc.record({ x: speed, y: speed }),
  durationMs: timeMs,
});
const by = fc.double({ min: -12, max: 12, noNaN: true });

const event = fc.oneof(
  eventOf('step', { by: direction }),
  eventOf('go', { index: fc.integer() }),
  eventOf('resize', { stage }),
  eventOf('zoom', { by: fc.double({ min: -4, max: 4, noNaN: true }) }),
  eventOf('pan', { by: point }),
  eventOf('drag', { movement: point, isTouch }),
  eventOf('dragCancel'),
  eventOf('dragEnd', { drag, isTouch, point, timeMs }),
  eventOf('pinchStart', { origin: point }),
  eventOf('pinch', { origin: point, by }),
  eventOf('pinchEnd'),
  eventOf('wheel', { delta: point, timeMs }),
  eventOf('wheelZoom', { origin: point, by }),
  eventOf('frame', { timeMs }),
  eventOf('finishGlide'),
);

test('stays within the limits of the specification', () => {
  fc.assert(
    fc.property(
      fc.array(size, { minLength: 1, maxLength: 5 }),
      stage,
      fc.nat(10),
      fc.constantFrom(0, 200),
      fc.array(event, { maxLength: 60 }),
      (pictures, window, index, doubleClickMs, events) => {
        let state = openAt(index, { pictures, stage: window, doubleClickMs });
        for (const each of events) {
          const after = reduce(state, each);
          if (after.status === 'closed') {
            // Only a pull of a whole image.
            expect([each.type, state.view.scale]).toEqual(['dragEnd', 1]);
            expect(viewOnScreen(after.last).y).toBeGreaterThan(0);
            return;
          }
          state = after;
          const { view, gesture } = state;
          expect(Object.values(view).every(Number.isFinite)).toBe(true);
          expect(state.index).toBeGreaterThanOrEqual(0);
          expect(state.index).toBeLessThan(pictures.length);
          expect(view.scale).toBeGreaterThanOrEqual(gesture.kind === 'pinch' ? 0.5 : 1);
          expect(view.scale).toBeLessThanOrEqual(3);
          const { least, most } = edgesOnScreen(state);
          for (const axis of ['x', 'y'] as const) {
            expect(view[axis]).toBeGreaterThanOrEqual(least[axis] - 1e-6);
            expect(view[axis]).toBeLessThanOrEqual(most[axis] + 1e-6);
          }
          const shown = viewOnScreen(state);
          expect(Object.values(shown).every(Number.isFinite)).toBe(true);
          expect(shown.scale).toBeGreaterThan(0);
          if (gesture.kind === 'none') expect(shown).toEqual(view);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('always comes to rest', () => {
  fc.assert(
    fc.property(stage, fc.array(event, { maxLength: 30 }), (window, events) => {
      const pictures = Array(3).fill({ width: 1200, height: 900 });
      let state: State = openAt(1, { pictures, stage: window, doubleClickMs: 200 });
      for (const each of events) state = reduce(state, each);
      state = reduce(state, { type: 'dragCancel' });
      for (let ms = 0; ms < 6400; ms += 16) {
        state = reduce(state, { type: 'frame', timeMs: 20_000 + ms });
      }
      if (state.status === 'open') expect(state.gesture.kind).toMatch(/none|pinch/);
    }),
  );
});
