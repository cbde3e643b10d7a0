import type { Point } from '../curve.ts';
import type { Paint } from '../paint.ts';
import type { Scene } from '../scene.ts';

/** Turns everything in a scene over, left for right: the light then comes from the other side. */
export function mirror(scene: Scene, width: number): void {
  const over = ([x, y]: Point): Point => [width - x, y];
  const overAll = (points: readonly Point[]) => points.map(over);
  const overPaint = (paint: Paint): Paint => {
    if (paint.type === 'along') return { ...paint, from: over(paint.from), to: over(paint.to) };
    if (paint.type === 'around') return { ...paint, centre: over(paint.centre) };
    return paint;
  };
  scene.elements.forEach((element, i) => {
    const clip = element.clip && overAll(element.clip);
    if (element.type === 'line') {
      scene.elements[i] = { ...element, clip, points: overAll(element.points) };
      return;
    }
    const { direction } = element;
    scene.elements[i] = {
      ...element,
      clip,
      outline: overAll(element.outline),
      paint: overPaint(element.paint),
      direction:
        typeof direction === 'function'
          ? (x: number, y: number) => Math.PI - direction(width - x, y)
          : direction === null
            ? null
            : Math.PI - direction,
    };
  });
  if (scene.sealAt) scene.seal(over(scene.sealAt));
}
