import { type Colour, mix, oklch } from '../../colour.ts';
import { blob, ellipse, leaf, type Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import type { Figure } from './figure.ts';

/** Disc, brows, amber eyes and beak. */
export function paintOwlFace(
  scene: Scene,
  { random, palette }: Brief,
  { area, at, path, scale: s }: Figure,
  { brown, pale, dark }: { brown: Colour; pale: Colour; dark: Colour },
): void {
  const amber = palette.lit(oklch(0.74, 0.135, 75), 0.15);
  for (const side of [-1, 1]) {
    const across = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
    const disc = area(across(plot('1,-83 12,-89 24,-83 27,-71 20,-59 8,-56 0.5,-63')));
    scene.shape(disc, mix(brown, dark, 0.3), { edge: 2, detail: 0.8, contour: 0.3 });
    scene.shape(
      area(across(plot('1.5,-80 12,-85.5 21.5,-81 23.5,-71 18,-62 8,-59 1.5,-65'))),
      mix(pale, brown, side > 0 ? 0.3 : 0.12),
      { edge: 2, detail: 0.9, contour: 0 },
    );
    scene.shape(ellipse(at(side * 0.118, -0.735), s * 0.058, s * 0.058), mix(dark, brown, 0.4), {
      edge: 2,
      detail: 1,
      contour: 0,
    });
    scene.shape(ellipse(at(side * 0.118, -0.732), s * 0.045, s * 0.045), amber, {
      detail: 1,
      accent: true,
      contour: 0,
    });
    scene.shape(ellipse(at(side * 0.114, -0.735), s * 0.03, s * 0.032), palette.dark, {
      detail: 1,
      contour: 0,
    });
    // The lid and brow lie over the eye: without them an owl stares like a doll.
    scene.shape(
      area(across(plot('3,-75 9,-78.5 19,-78 25,-86 23.5,-95 13,-86 2,-81'))),
      mix(brown, dark, 0.35),
      { edge: 2, detail: 0.9, contour: 0.2 },
    );
    scene.line(path(across(plot('2,-76 10,-81 22.5,-92'))), mix(pale, brown, 0.25), {
      width: s * 0.02,
      dry: 0.5,
      opacity: 0.8,
    });
    scene.shape(
      blob(random, at(side * 0.118 - 0.018, -0.745), s * 0.009, s * 0.009, 0.1),
      palette.white,
      { detail: 1, contour: 0 },
    );
  }
  scene.shape(
    leaf(at(0, -0.74), at(0.004, -0.595), s * 0.062, { belly: 0.4 }),
    mix(palette.dark, brown, 0.2),
    { detail: 1 },
  );
}
