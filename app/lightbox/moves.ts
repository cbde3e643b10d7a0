import {
  fitInto,
  isZoomed,
  keepWithinEdges,
  type Point,
  type Size,
  type View,
  WHOLE,
  zoomAt,
} from './geometry.ts';
import { type Open, STILL } from './lightbox-model.ts';
import { settledScale } from './zoom.ts';

export function canStep({ index, pictures, isSeries }: Open, by: 1 | -1): boolean {
  return isSeries && index + by >= 0 && index + by < pictures.length;
}

/** What the picture on screen looks like right now: at rest or following a finger. */
export function viewOnScreen({ view, gesture }: Open): View {
  return gesture.kind === 'swipe' ? { ...view, x: view.x + gesture.x } : view;
}

/** The size of a picture of the series when it is shown whole. */
export function fittedSize({ pictures, stage }: Open, index: number): Size {
  return fitInto(stage, pictures[index] ?? stage);
}

/** The nearest index that the series has. */
export function within(index: number, count: number): number {
  return Math.min(Math.max(0, Math.trunc(index)), Math.max(0, count - 1));
}

/** Another view of the picture on screen, as far as its edges allow. */
export function look(state: Open, view: View): Open {
  return {
    ...state,
    view: keepWithinEdges(view, state.stage, fittedSize(state, state.index)),
  };
}

/** Another picture, whole; an index past the end is the last one's. */
export function goTo(state: Open, asked: number): Open {
  const index = within(asked, state.pictures.length);
  if (index === state.index || !state.isSeries) return state;
  return {
    ...state,
    index,
    travel: index > state.index ? 1 : -1,
    left: { index: state.index, view: viewOnScreen(state) },
    view: WHOLE,
    gesture: STILL,
    tap: undefined,
  };
}

/** Spec §2: nothing happens at the ends. */
export function stepBy(state: Open, by: 1 | -1): Open {
  return goTo(state, state.index + by);
}

/** Another scale, at which the picture rests, around a point that stays where it is. */
export function zoomTo(state: Open, scale: number, point: Point): Open {
  return look(state, zoomAt(state.view, settledScale(scale), point));
}

/** Spec §4: only a zoomed picture can be moved. */
export function panBy(state: Open, from: View, { x, y }: Point): Open {
  if (!isZoomed(state.view)) return state;
  return look(state, { ...from, x: from.x + x, y: from.y + y });
}
