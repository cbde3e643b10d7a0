import { Brush } from '../brush.ts';
import type { Colour } from '../colour.ts';
import { dense, type Point } from '../curve.ts';
import { createNoise, type Noise, smoothstep } from '../noise.ts';
import { lay, type Picture } from '../picture.ts';
import type { Studio } from './medium.ts';

/** A stick of chalk, charcoal or graphite on a sheet with tooth. */
export interface Stick {
  readonly colour: Colour;
  /** Half its width in pixels. */
  readonly half: number;
  /** 0 only the ridges of the paper take it, 1 it fills the hollows too. */
  readonly pressure: number;
  readonly opacity: number;
}

/** A pressure that wanders less: a line that is all there is of an edge must not lift from the sheet. */
export const STEADY = [0.78, 0.42] as const;

/** A drawing in the making: what dry sticks leave on the tooth of the paper. */
export class Drawing {
  readonly picture: Picture;
  readonly noise: Noise;
  readonly studio: Studio;
  readonly #brush: Brush;

  constructor(studio: Studio) {
    const { width, height, support, random } = studio;
    this.studio = studio;
    this.picture = { width, height, rgb: new Float32Array(support.bare.rgb) };
    this.noise = createNoise(random.fork('drawing'));
    this.#brush = new Brush(width, height);
  }

  /** Rubs a tone into one pixel, as fingers do. */
  smudge(index: number, colour: Colour, strength: number): void {
    const tooth = this.studio.support.tooth[index] ?? 0.5;
    lay(this.picture, index, colour, Math.min(1, Math.max(0, strength * (0.82 + 0.36 * tooth))));
  }

  /** Draws one stroke; `weight` is the share of pressure along the way. */
  stroke(points: readonly Point[], stick: Stick, weight: (t: number) => number = () => 1): void {
    const { tooth } = this.studio.support;
    const { unit } = this.studio;
    this.#brush.sweep(
      points,
      (t) => Math.max(0.55, stick.half * (0.7 + 0.3 * weight(t))),
      ({ index, x, y, t, u, cover }) => {
        const uneven = this.noise(x / (5 * unit), y / (5 * unit)) * 0.1;
        const press = stick.pressure * weight(t) * (1.05 - 0.35 * u * u) + uneven;
        const taken = smoothstep(0.74 - press, 1.42 - press, tooth[index] ?? 0.5);
        if (taken > 0.01) lay(this.picture, index, stick.colour, cover * taken * stick.opacity);
      },
    );
  }

  /** An outline as a hand searches for it: it shakes a little, lifts, presses, overshoots; how hard it presses wanders about a mean. */
  searchLine(
    points: readonly Point[],
    stick: Stick,
    amount = 1,
    [mean, wander]: readonly [mean: number, wander: number] = [0.62, 0.55],
  ): void {
    const { unit, random } = this.studio;
    const seed = random() * 90;
    const path = dense(points, 4 * unit).map(
      ([x, y]): Point => [
        x + this.noise(x / (60 * unit) + seed, y / (60 * unit)) * amount * unit,
        y + this.noise(x / (60 * unit), y / (60 * unit) + seed) * amount * unit,
      ],
    );
    if (path.length < 2) return;
    this.stroke(path, stick, (t) => mean + wander * this.noise(t * 4.3 + seed, seed));
  }
}
