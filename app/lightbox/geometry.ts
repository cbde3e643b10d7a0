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

/** The same view, moved so that no edge of the picture comes further in than the edge of the window. */
export function keepWithinEdges(view: View, stage: Size, fitted: Size): View {
  return {
    scale: view.scale,
    x: clampAround(view.x, (fitted.width * view.scale - stage.width) / 2),
    y: clampAround(view.y, (fitted.height * view.scale - stage.height) / 2),
  };
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

/** Between minus and plus the limit; a negative limit leaves no way at all. Adding 0 turns −0 into 0. */
function clampAround(value: number, limit: number): number {
  const most = Math.max(0, limit);
  return Math.min(most, Math.max(-most, value)) + 0;
}
