import { oklch } from '../../colour.ts';
import { blob } from '../../curve.ts';
import type { Compose } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { penAt } from '../portrait/pen.ts';
import { mixTones } from '../portrait/tones.ts';
import { searchingLines } from './loose.ts';
import { sitterWithScarf } from './sitter-with-scarf.ts';
import { wrappedSitter } from './wrapped-sitter.ts';

/** Someone who sits, from behind: in the day one who waits on a bench, at dusk a model who is worn out. */
export const seatedFigure: Compose = (scene, brief) => {
  const { width: w, height: h, random, palette, framing, hour } = brief;
  const waits = hour === 'day';
  const size = Math.min(h * { wide: 0.14, middle: 0.158, close: 0.17 }[framing], w * 0.23);
  const body = penAt(scene, { at: [w * (waits ? 0.42 : 0.5), h * 0.16], size });
  scene.shape(
    blob(random, body.at(waits ? 0.5 : 0.1, 4.78), size * 2, size * 0.2, 0.1),
    palette.shadow,
    { glaze: true, edge: size * 0.08, opacity: 0.5, direction: 0 },
  );
  const sit = waits ? sitterWithScarf : wrappedSitter;
  sit(scene, brief, body, mixTones(brief, oklch(0.42, 0.05, 50)));
  searchingLines(body, brief, [
    [-0.7, 0.84, -1.02, 1.06, -1.16, 1.5, -1.2, 2.1],
    [0.72, 0.84, 1.04, 1.06, 1.17, 1.5, 1.21, 2.1],
  ]);
  if (random.chance(0.5)) mirror(scene, w);
};
