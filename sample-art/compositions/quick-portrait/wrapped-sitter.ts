import { mix, oklch, shift } from '../../colour.ts';
import type { Brief, Scene } from '../../scene.ts';
import { folds } from '../portrait/cloth.ts';
import { type Pen, penAt } from '../portrait/pen.ts';
import type { Tones } from '../portrait/tones.ts';
import { ears, nape, pinnedHair } from './back-view.ts';

/** A model between two poses: the head has sunk to one side, the sheet is drawn round her and falls to the floor. */
export function wrappedSitter(scene: Scene, brief: Brief, body: Pen, tones: Tones): void {
  stool(brief, body);
  nape(scene, body, tones, brief.medium === 'charcoal');
  sheet(scene, brief, body);
  const head = penAt(scene, { at: body.at(0.1, 0.13), size: body.size * 0.96, turn: 0.26 });
  ears(head, tones);
  pinnedHair(scene, head, tones, brief.random);
}

/** Two of its legs, where the sheet does not reach down. */
function stool({ palette }: Brief, body: Pen): void {
  const wood = mix(palette.trunk, palette.dark, 0.3);
  const bar = (line: readonly number[], width: number) =>
    body.line(line, wood, { width, dry: 0.15, pressure: () => 0.9 });
  bar([0.3, 3.6, 0.32, 4.2, 0.34, 4.6], 0.09);
  bar([0.86, 3.4, 0.94, 4.1, 1.02, 4.76], 0.12);
  bar([0.3, 4.2, 0.6, 4.22, 0.96, 4.2], 0.07);
}

function sheet(scene: Scene, { palette }: Brief, body: Pen): void {
  const linen = palette.lit(oklch(0.84, 0.02, 85), 0.3);
  const lit = shift(linen, { light: 0.1 });
  const half = mix(shift(linen, { light: -0.14 }), palette.shadow, 0.15);
  const shade = mix(shift(linen, { light: -0.36 }), palette.shadow, 0.3);
  const outline = [
    -0.3, 0.7, -0.68, 0.84, -1.0, 1.08, -1.15, 1.55, -1.22, 2.1, -1.16, 2.6, -1.2, 3.0, -1.34, 3.6,
    -1.46, 4.2, -1.66, 4.66, -1.3, 4.82, -0.8, 4.76, -0.3, 4.84, 0.06, 4.72, 0.2, 4.3, 0.44, 3.96,
    0.8, 3.86, 1.1, 3.9, 1.26, 3.76, 1.24, 3.2, 1.16, 2.6, 1.22, 2.1, 1.15, 1.55, 1.0, 1.08, 0.68,
    0.84, 0.3, 0.7, 0.16, 0.84, 0.0, 0.9, -0.16, 0.84,
  ];
  body.area(outline, body.blend([-1.2, 1.6, 1.2, 2.4], lit, lit, linen, half), {
    detail: 0.6,
    direction: 1.3,
  });
  scene.within(body.curve(outline), () => {
    const soft = { contour: 0, detail: 0.6, direction: 1.4 };
    const shadow = (numbers: readonly number[], edge: number, opacity: number) =>
      body.area(numbers, shade, { ...soft, edge: body.size * edge, opacity });
    shadow([0.5, 0.9, 0.8, 1.5, 0.74, 2.3, 0.8, 3.2, 0.7, 4.0, 1.6, 4.0, 1.5, 1.2], 0.16, 0.6);
    shadow([-0.1, 1.0, 0.1, 1.4, 0.06, 2.2, 0.16, 2.8, -0.06, 2.8, -0.08, 2.0], 0.1, 0.55);
    shadow(
      [-1.3, 2.86, -0.6, 3.02, 0.2, 3.06, 1.3, 2.9, 1.3, 3.12, 0.2, 3.3, -0.6, 3.24, -1.3, 3.06],
      0.09,
      0.5,
    );
    folds(
      scene,
      body,
      [
        [-0.34, 0.82, -0.6, 1.3, -0.92, 1.7],
        [-0.26, 0.9, -0.4, 1.5, -0.7, 2.2],
        [-0.16, 0.94, -0.2, 1.5, -0.36, 2.4],
        [0.3, 0.82, 0.52, 1.3, 0.84, 1.7],
        [0.22, 0.9, 0.36, 1.5, 0.6, 2.3],
        [-1.16, 2.0, -0.96, 2.3, -0.6, 2.5],
        [-1.14, 2.5, -0.8, 2.7, -0.3, 2.74],
        [1.14, 2.0, 0.9, 2.3, 0.5, 2.5],
        [1.1, 2.5, 0.8, 2.7, 0.4, 2.74],
        [-0.98, 3.1, -1.1, 3.8, -1.3, 4.6],
        [-0.66, 3.2, -0.72, 3.9, -0.86, 4.7],
        [-0.36, 3.26, -0.36, 3.9, -0.44, 4.74],
        [-0.06, 3.28, 0.0, 3.8, -0.06, 4.6],
        [0.36, 3.24, 0.4, 3.6, 0.36, 3.96],
        [0.76, 3.18, 0.84, 3.5, 0.8, 3.86],
      ],
      shade,
      0.085,
    );
  });
  // The rolled edge round the neck.
  body.line([-0.31, 0.69, -0.18, 0.83, 0.0, 0.89, 0.18, 0.83, 0.31, 0.69], lit, {
    width: 0.085,
    dry: 0.15,
    pressure: () => 0.9,
  });
}
