export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place or a way in CSS pixels, measured from the middle of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is looked at: how many times its fitted size, and where its middle is. */
export interface View extends Point {
  readonly scale: number;
}

/** The whole picture in the middle of the window. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

export function isZoomed({ scale }: View): boolean {
  return scale > 1;
}

/**
 * The size at which a whole picture fits into the window; never more than its own pixels.
 *
 * @example fitInto({ width: 800, height: 600 }, { width: 1600, height: 800 }) // { width: 800, height: 400 }
 */
export function fitInto(stage: Size, picture: Size): Size {
  const ratio = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** The place in which a whole picture is shown, in the window through which a zoomed one is seen. */
export interface Stage extends Size {
  /** Its middle is as seen from that of the stage: the bars above and below differ in height. */
  readonly window: Size & Point;
}

/** A place in the window, counted from its corner, as one that is measured from the middle of the stage. */
export function fromMiddle({ window }: Stage, { x, y }: Point): Point {
  return { x: x - window.width / 2 + window.x, y: y - window.height / 2 + window.y };
}

/** Between which places the middle of a picture may rest. */
export interface Edges {
  readonly least: Point;
  readonly most: Point;
}

/**
 * A picture larger than the window fills it to its edges. One that is smaller stays in the middle of the stage, or as
 * near to it as lets all of it be seen.
 */
export function edgesOf({ window }: Stage, fitted: Size, scale: number): Edges {
  const [leastX, mostX] = span(window.x, window.width, fitted.width * scale);
  const [leastY, mostY] = span(window.y, window.height, fitted.height * scale);
  return { least: { x: leastX, y: leastY }, most: { x: mostX, y: mostY } };
}

function span(middle: number, room: number, size: number): readonly [number, number] {
  const reach = (size - room) / 2;
  if (reach >= 0) return [middle - reach, middle + reach];
  const place = clamp(0, middle + reach, middle - reach);
  return [place, place];
}

/** The same view, moved so that no edge of the picture comes further in than that of the window. */
export function keepWithinEdges(view: View, edges: Edges): View {
  return scaleBeyondEdges(view, edges, 0);
}

/** The same view, with what it lies beyond the edges multiplied: they are as soft as the factor is large. */
export function scaleBeyondEdges(view: View, { least, most }: Edges, factor: number): View {
  const along = (axis: 'x' | 'y') => {
    const within = clamp(view[axis], least[axis], most[axis]);
    return within + (view[axis] - within) * factor;
  };
  return { scale: view.scale, x: along('x'), y: along('y') };
}

/**
 * Another scale, while the point of the picture that lies under `from` comes to lie under `to`.
 *
 * @example zoomAt(WHOLE, 2, { x: 100, y: 0 }) // { scale: 2, x: -100, y: 0 }
 */
export function zoomAt(view: View, scale: number, from: Point, to: Point = from): View {
  const ratio = scale / view.scale;
  return {
    scale,
    x: to.x - (from.x - view.x) * ratio,
    y: to.y - (from.y - view.y) * ratio,
  };
}

/** The nearest number between two; adding 0 turns −0 into 0. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value)) + 0;
}
