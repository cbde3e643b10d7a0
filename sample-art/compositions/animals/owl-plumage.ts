import { mix, oklch } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { coat, type Figure } from './figure.ts';
import { paintOwlFace } from './owl-face.ts';

/** Tail, barred wings, streaked breast; the face last. */
export function paintOwl(scene: Scene, brief: Brief, figure: Figure): void {
  const { random, palette } = brief;
  const { area, at, path, scale: s } = figure;
  const brown = palette.lit(
    random.pick([oklch(0.5, 0.05, 65), oklch(0.48, 0.025, 80), oklch(0.55, 0.03, 70)]),
    0.3,
  );
  const pale = palette.lit(oklch(0.86, 0.025, 80), 0.35);
  const dark = mix(brown, palette.dark, 0.65);
  scene.shape(area(plot('-10,-10 8,-10 13,20 6,34 -6,33 -12,16')), dark, { detail: 0.6 });
  const body = area(
    plot(
      '-3,-93 -14,-95 -22.5,-103 -25,-92 -31,-78 -29,-63 -35,-48 -37,-26 -28,-4 -12,5 10,5 27,-5 36,-27 35,-48 28,-63 31,-78 25,-92 23,-104 13,-95.5 4,-93',
    ),
  );
  coat(scene, brief, body, {
    colour: brown,
    top: at(0, -1)[1],
    bottom: at(0, 0.1)[1],
    direction: 1.5,
  });
  scene.within(body, () => {
    scene.shape(
      area(plot('0,-62 17,-50 20,-25 13,2 -13,2 -21,-25 -18,-50')),
      mix(pale, brown, 0.1),
      { edge: 9, opacity: 0.9, contour: 0, direction: 1.5 },
    );
    for (let row = 0; row < 7; row++) {
      for (let k = -2; k <= 2; k++) {
        const [x, y] = [
          k * 0.075 + (row % 2) * 0.037 + random.bell() * 0.012,
          -0.54 + row * 0.083 + random.bell() * 0.014,
        ];
        scene.line(
          path([
            [x, y],
            [x + random.bell() * 0.006, y + 0.03],
            [x, y + 0.058],
          ]),
          dark,
          { width: s * random.between(0.014, 0.026), dry: 0.3, opacity: 0.85 },
        );
      }
    }
  });
  for (const side of [-1, 1]) {
    const wing = area(
      plot('20,-56 34,-46 37.5,-24 27,2 15,15 17,-12 21,-34').map(
        ([x = 0, y = 0]): Point => [x * side, y],
      ),
    );
    scene.shape(wing, mix(brown, dark, side > 0 ? 0.62 : 0.3), {
      detail: 0.7,
      contour: 0.7,
      direction: 1.45,
    });
    scene.within(wing, () => {
      for (let i = 0; i < 6; i++) {
        const y = -0.44 + i * 0.085;
        scene.line(
          path([
            [side * 0.17, y + 0.07],
            [side * 0.27, y + random.bell() * 0.01],
            [side * 0.38, y + 0.03],
          ]),
          i % 2 ? mix(pale, brown, 0.3) : dark,
          { width: s * 0.022, dry: 0.45, opacity: 0.8 },
        );
      }
    });
  }
  paintOwlFace(scene, brief, figure, { brown, pale, dark });
}
