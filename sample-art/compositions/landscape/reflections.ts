import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { type Paint, recolour } from '../../paint.ts';
import type { Brief, Element, Scene } from '../../scene.ts';

interface Mirror {
  readonly shore: number;
  /** The colour of the water itself, which mirrored things take on. */
  readonly into: Colour;
  /** How much of it they take on, 0 to 1. */
  readonly share?: number;
  /** Height in the water against the height above it. */
  readonly squash?: number;
}

/** Lays what stands above a shore upside down on the water below it: softer, duller, a little drawn. */
export function reflect(
  scene: Scene,
  { width, height, random }: Brief,
  elements: readonly Element[],
  { shore, into, share = 0.34, squash = 0.92 }: Mirror,
): void {
  const phase = random.between(0, 6);
  const over = ([x, y]: Point): Point => {
    const deep = shore + (shore - y) * squash;
    const sway = Math.sin(deep / 9 + phase) * Math.min(4, Math.max(0, deep - shore) * 0.03);
    return [x + sway, deep];
  };
  const turn = (paint: Paint): Paint => {
    const dull = recolour(paint, (colour) => mix(colour, into, share));
    if (dull.type === 'along') return { ...dull, from: over(dull.from), to: over(dull.to) };
    return dull.type === 'around' ? { ...dull, centre: over(dull.centre) } : dull;
  };
  const water: Point[] = [
    [-20, shore + 1],
    [width + 20, shore + 1],
    [width + 20, height + 20],
    [-20, height + 20],
  ];
  scene.within(water, () => {
    for (const element of elements) {
      if (element.type === 'line') {
        const { points, colour, width: thick, pressure, dry, opacity } = element;
        scene.line(points.map(over), mix(colour, into, share + 0.1), {
          width: thick,
          pressure,
          dry,
          opacity: opacity * 0.7,
        });
      } else {
        const { outline, paint, edge, opacity, glaze, detail } = element;
        scene.shape(outline.map(over), turn(paint), {
          edge: edge + 3,
          opacity: opacity * 0.85,
          glaze,
          detail: detail * 0.5,
          contour: 0,
          direction: 0.02,
        });
      }
    }
  });
}
