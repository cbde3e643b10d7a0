import { type Colour, oklch } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Perch } from './bird-pose.ts';
import { perched } from './perched-bird.ts';

/** A round brown bird with a chestnut cap and a black bib. */
export function sparrow(scene: Scene, brief: Brief, perch: Perch): void {
  const lit = (colour: Colour) => brief.palette.lit(colour, 0.4);
  const brown = lit(oklch(0.5, 0.065, 55));
  perched(scene, perch, {
    breast: lit(oklch(0.86, 0.02, 80)),
    back: brown,
    wing: lit(oklch(0.37, 0.04, 50)),
    cap: lit(oklch(0.43, 0.08, 42)),
    bib: lit(oklch(0.25, 0.02, 40)),
    beak: lit(oklch(0.28, 0.02, 50)),
    tail: 0.55,
    hood: 0,
  });
}

/** Black and white, a blue gleam in the wing, a tail as long as the bird. */
export function magpie(scene: Scene, brief: Brief, perch: Perch): void {
  const lit = (colour: Colour) => brief.palette.lit(colour, 0.35);
  const black = lit(oklch(0.23, 0.02, 270));
  perched(scene, perch, {
    breast: lit(oklch(0.94, 0.01, 90)),
    back: black,
    wing: lit(oklch(0.34, 0.06, 245)),
    cap: black,
    bib: black,
    beak: lit(oklch(0.2, 0.01, 270)),
    tail: 1.15,
    hood: 1,
  });
}
