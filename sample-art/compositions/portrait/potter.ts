import { mix, oklch, shift } from '../../colour.ts';
import { blob, type Point, rectangle } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Compose, Scene } from '../../scene.ts';
import { ears, knottedHair, nape } from '../quick-portrait/back-view.ts';
import { apron, blouse } from '../quick-portrait/clothes-from-behind.ts';
import { PROFILES } from '../still-life/profiles.ts';
import { turnVessel } from '../still-life/vessels.ts';
import { penAt } from './pen.ts';
import { mixTones } from './tones.ts';

/** A potter from behind, at work; her jugs and bowls stand on a plank before her. */
export const potter: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette } = brief;
  const wall = mix(palette.lit(oklch(0.47, 0.035, 95), 0.3), palette.shadow, 0.1);
  scene.shape(
    rectangle(-20, -20, w + 40, h + 40),
    along([0, 0], [w, h], shift(wall, { light: 0.1 }), wall, shift(wall, { light: -0.13 })),
    { backdrop: true, direction: 0.9 },
  );
  for (let i = 0; i < 6; i++)
    scene.shape(
      blob(random, [w * random(), h * random()], w * 0.22, h * 0.14, 0.3),
      shift(wall, { light: random.between(-0.05, 0.05) }),
      { edge: 40, opacity: 0.6, backdrop: true },
    );
  plank(scene, brief, h * 0.315);
  const size = h * 0.265;
  const pen = penAt(scene, { at: [w * 0.45, h * 0.47], size, turn: 0.03 });
  const head = penAt(scene, { at: pen.at(-0.03, 0.02), size, turn: -0.17 });
  const tones = mixTones(brief, oklch(0.36, 0.065, 45));
  nape(scene, pen, tones, false);
  blouse(scene, brief, pen, palette.lit(oklch(0.83, 0.035, 80), 0.3));
  apron(brief, pen);
  ears(head, tones);
  knottedHair(scene, head, tones, random);
  for (const strand of [
    [-0.12, 0.36, -0.15, 0.45, -0.1, 0.53],
    [0.13, 0.36, 0.17, 0.44, 0.14, 0.5],
    [0.3, 0.2, 0.36, 0.3, 0.33, 0.4],
  ])
    head.line(strand, tones.hair, { width: 0.016, dry: 0.4, opacity: 0.85 });
};

/** Wood, and on it what has come out of the kiln: unlike in height, glaze and distance. */
function plank(scene: Scene, brief: Brief, y: number): void {
  const { width: w, height: h, palette } = brief;
  const wood = mix(palette.lit(oklch(0.42, 0.05, 60), 0.3), palette.dark, 0.1);
  scene.shape(
    rectangle(-20, y + h * 0.02, w + 40, h * 0.075),
    vertical(y + h * 0.02, y + h * 0.09, palette.dark, palette.shadow),
    { glaze: true, edge: 16, opacity: 0.5 },
  );
  scene.shape(
    rectangle(-20, y - h * 0.008, w + 40, h * 0.032),
    vertical(
      y - h * 0.008,
      y + h * 0.024,
      shift(wood, { light: 0.16 }),
      wood,
      mix(wood, palette.dark, 0.4),
    ),
    { direction: 0, detail: 0.5, contour: 0.4 },
  );
  const pots: readonly (readonly [
    number,
    number,
    keyof typeof PROFILES,
    readonly [number, number, number],
  ])[] = [
    [0.1, 0.17, 'bulbous', [0.45, 0.06, 245]],
    [0.245, 0.07, 'bowl', [0.78, 0.04, 80]],
    [0.69, 0.2, 'jug', [0.5, 0.09, 45]],
    [0.83, 0.105, 'cup', [0.84, 0.02, 95]],
    [0.965, 0.145, 'jar', [0.5, 0.05, 165]],
  ];
  for (const [x, tall, profile, glaze] of pots) {
    const at: Point = [w * x, y];
    turnVessel(scene, brief, {
      at,
      tall: h * tall,
      profile: PROFILES[profile],
      colour: palette.lit(oklch(...glaze), 0.35),
      open: 0.08,
    });
  }
}
