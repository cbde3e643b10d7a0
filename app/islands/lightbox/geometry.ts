export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `scale` is relative to the fitted size; `x` and `y` are the middle, from that of the stage. */
export interface View extends Point {
  readonly scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

export function isZoomed({ scale }: View): boolean {
  return scale > 1;
}

export function fitInto(stage: Size, picture: Size): Size {
  const ratio = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

export interface Stage extends Size {
  /** Its middle, relative to that of the stage: the bars above and below differ in height. */
  readonly window: Size & Point;
  /** Part of a page that two fingers have enlarged; the lightbox fits it. */
  readonly seen?: View | undefined;
}

export function toWindow({ seen }: Stage, { x, y }: Point): Point {
  return seen ? { x: (x - seen.x) * seen.scale, y: (y - seen.y) * seen.scale } : { x, y };
}

export function fromMiddle({ window }: Stage, { x, y }: Point): Point {
  return { x: x - window.width / 2 + window.x, y: y - window.height / 2 + window.y };
}

/** Limits of `x` and `y` of a view. */
export interface Edges {
  readonly least: Point;
  readonly most: Point;
}

/** A smaller image stays in the middle of the stage, or as near as keeps it visible. */
export function edgesOf({ window }: Stage, fitted: Size, scale: number): Edges {
  const [leastX, mostX] = span(window.x, window.width, fitted.width * scale);
  const [leastY, mostY] = span(window.y, window.height, fitted.height * scale);
  return { least: { x: leastX, y: leastY }, most: { x: mostX, y: mostY } };
}

function span(middle: number, room: number, size: number): readonly [number, number] {
  const reach = (size - room) / 2;
  if (reach >= 0) return [middle - reach, middle + reach];
  const rest = clamp(0, middle + reach, middle - reach);
  return [rest, rest];
}

export function keepWithinEdges(view: View, edges: Edges): View {
  return scaleBeyondEdges(view, edges, 0);
}

export function scaleBeyondEdges(view: View, { least, most }: Edges, factor: number): View {
  const along = (axis: 'x' | 'y') => {
    const within = clamp(view[axis], least[axis], most[axis]);
    return within + (view[axis] - within) * factor;
  };
  return { scale: view.scale, x: along('x'), y: along('y') };
}

export function zoomAt(view: View, scale: number, from: Point, to: Point = from): View {
  const ratio = scale / view.scale;
  return {
    scale,
    x: to.x - (from.x - view.x) * ratio,
    y: to.y - (from.y - view.y) * ratio,
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value)) + 0; // turns −0 into 0
}
