import { type Colour, mix, oklch } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import type { Compose } from '../../scene.ts';
import { moon } from '../dzen/ink.ts';
import { mirror } from '../mirror.ts';
import { plot } from '../plot.ts';
import { layBlanket } from './blanket.ts';
import { type Fur, paintCatBody, paintCatTail } from './cat-body.ts';
import { paintCatHead } from './cat-head.ts';
import { paintSittingCat } from './cat-sitting.ts';
import { placeFigure } from './figure.ts';
import { layFloor } from './sunny-floor.ts';

const FURS: readonly Fur[] = [
  { colour: oklch(0.62, 0.085, 60), marks: oklch(0.47, 0.09, 48), muzzle: oklch(0.9, 0.03, 75) },
  { colour: oklch(0.55, 0.015, 80), marks: oklch(0.34, 0.012, 70), muzzle: oklch(0.85, 0.015, 80) },
  { colour: oklch(0.36, 0.015, 270), marks: null, muzzle: oklch(0.5, 0.012, 270) },
  { colour: oklch(0.86, 0.02, 80), marks: oklch(0.52, 0.07, 55), muzzle: oklch(0.93, 0.01, 80) },
];

/** A cat at rest: curled up on a blanket, small in a patch of sun, or by night with its back to us before the moon. */
export const catAsleep: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, medium, hour } = brief;
  const isMirrored = random.chance(0.5);
  if (hour === 'night') {
    moon(scene, brief, [w * 0.665, h * 0.275], Math.min(w, h) * 0.165);
    paintSittingCat(scene, brief, placeFigure({ to: [w * 0.43, h * 0.88], scale: h * 0.37 }));
    scene.seal([w * 0.12, h * 0.12]);
    if (isMirrored) mirror(scene, w);
    return;
  }
  const isInk = medium === 'ink';
  // Ink has its own light: the hour's would only blacken it.
  const lit = (colour: Colour) => palette.lit(colour, isInk ? 0 : 0.35);
  const picked = isInk ? (FURS[1] as Fur) : random.pick(FURS);
  const fur: Fur = {
    colour: lit(picked.colour),
    marks: picked.marks && lit(picked.marks),
    muzzle: lit(picked.muzzle),
  };
  const isInSun = framing === 'middle';
  const s = Math.min(w * 0.37, h * 0.5) * { wide: 0.74, middle: 0.56, close: 1.04 }[framing];
  const bed: Point = isInSun
    ? [w * 0.6, h * 0.64]
    : [w * random.between(0.47, 0.53), h * random.between(0.54, 0.58)];
  const figure = placeFigure({ to: bed, scale: s, turn: random.between(-0.05, 0.05) });
  if (isInSun) layFloor(scene, brief);
  else if (!isInk) layBlanket(scene, brief, figure);
  scene.shape(
    figure.area(plot('-112,30 -40,12 60,10 120,34 80,62 0,68 -85,60')),
    mix(palette.shadow, palette.dark, 0.2),
    { glaze: true, edge: 12, opacity: isInk ? 0.3 : 0.6, direction: 0 },
  );
  paintCatBody(scene, brief, figure, fur);
  paintCatHead(scene, brief, figure, fur);
  paintCatTail(scene, brief, figure, fur);
  scene.seal([w * 0.88, h * 0.13]);
  if (isMirrored) mirror(scene, w);
};
