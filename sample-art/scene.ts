import type { CollectionItem } from './collection-item.ts';
import type { Colour } from './colour.ts';
import type { Point } from './curve.ts';
import { flat, type Paint, scalePaint } from './paint.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** How a brush runs: an angle in radians, or one for every place. */
type Direction = number | ((x: number, y: number) => number);

export interface ShapeOptions {
  /** Softness of the edge in units: 0 crisp, 3 turning form, 15 and more mist. */
  readonly edge?: number;
  readonly opacity?: number;
  /** Transparent paint over what is there (shadows, reflections, blush); without it a shape covers. */
  readonly glaze?: boolean;
  /** Sky, wall, background: oil paints it, drawings and ink leave (nearly) bare paper instead. */
  readonly backdrop?: boolean;
  /** How strongly drawings trace the outline, 0 to 1; 1 unless the edge is soft or the shape a glaze. */
  readonly contour?: number;
  /** 0 broad strokes are enough, 1 what the eye goes to (small brushes, sharp). Default 0.5. */
  readonly detail?: number;
  /** How brush, chalk and hatching run across it; without it they follow light and outline. */
  readonly direction?: Direction;
  /** Keeps its colour in black ink, charcoal and sepia: a cinnabar blossom, a red lip. */
  readonly accent?: boolean;
}

export interface LineOptions {
  /** Greatest width in units. */
  readonly width: number;
  /** Share of the width from start (0) to end (1). Default: a stroke that swells and tapers. */
  readonly pressure?: (t: number) => number;
  /** 0 a full wet brush, 1 a dry one that breaks up over the paper. Default 0.2. */
  readonly dry?: number;
  readonly opacity?: number;
  readonly accent?: boolean;
}

export interface Shape extends Required<Omit<ShapeOptions, 'direction'>> {
  readonly type: 'shape';
  readonly outline: readonly Point[];
  readonly paint: Paint;
  readonly direction: Direction | null;
  readonly clip: readonly Point[] | null;
}

export interface Line extends Required<LineOptions> {
  readonly type: 'line';
  readonly points: readonly Point[];
  readonly colour: Colour;
  readonly clip: readonly Point[] | null;
}

export type Element = Shape | Line;

/** What a composition is asked for. */
export interface Brief
  extends Pick<CollectionItem, 'season' | 'hour' | 'framing' | 'medium' | 'ground'> {
  /** Size in units; the longer one is 1000. */
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly palette: Palette;
}

/** Lays a picture out, back to front. */
export type Compose = (scene: Scene, brief: Brief) => void;

const swell = (t: number) => Math.min(1, 0.35 + t * 5) * Math.min(1, (1 - t) * 2.2 + 0.08);

/** The picture before a medium paints it: shapes and brush lines, the furthest first. */
export class Scene {
  readonly elements: Element[] = [];
  sealAt: Point | null = null;
  #clip: readonly Point[] | null = null;

  /** Adds an area. A plain colour counts as paint. */
  shape(outline: readonly Point[], fill: Paint | Colour, options: ShapeOptions = {}): void {
    const { edge = 0, glaze = false, backdrop = false } = options;
    this.elements.push({
      type: 'shape',
      outline,
      paint: 'type' in fill ? fill : flat(fill),
      opacity: glaze ? 0.5 : 1,
      contour: edge > 4 || glaze || backdrop ? 0 : 1,
      detail: backdrop ? 0.15 : 0.5,
      accent: false,
      clip: this.#clip,
      ...options,
      edge,
      glaze,
      backdrop,
      direction: options.direction ?? null,
    });
  }

  /** Adds one brush line. */
  line(points: readonly Point[], colour: Colour, options: LineOptions): void {
    this.elements.push({
      type: 'line',
      points,
      colour,
      pressure: swell,
      dry: 0.2,
      opacity: 1,
      accent: false,
      clip: this.#clip,
      ...options,
    });
  }

  /** Everything added by `draw` stays inside the outline: shadows on a jug, pattern on a dress. */
  within(outline: readonly Point[], draw: () => void): void {
    const outer = this.#clip;
    this.#clip = outline;
    draw();
    this.#clip = outer;
  }

  /** Where the red seal goes on ink and rice paper; without it no seal. */
  seal(at: Point): void {
    this.sealAt = at;
  }
}

/** The scene's elements on a picture of `k` pixels a unit. */
export function scaleElements(elements: readonly Element[], k: number): Element[] {
  const move = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * k, y * k]);
  return elements.map((element) => {
    const clip = element.clip && move(element.clip);
    if (element.type === 'line') {
      return { ...element, clip, points: move(element.points), width: element.width * k };
    }
    const { direction } = element;
    return {
      ...element,
      clip,
      outline: move(element.outline),
      paint: scalePaint(element.paint, k),
      edge: element.edge * k,
      direction:
        typeof direction === 'function'
          ? (x: number, y: number) => direction(x / k, y / k)
          : direction,
    };
  });
}
