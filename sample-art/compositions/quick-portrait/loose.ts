import { mix, shift } from '../../colour.ts';
import { blob, rectangle } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Pen } from '../portrait/pen.ts';
import { isDrawing } from '../portrait/tones.ts';

/** The bare sheet of a sketch; kraft has its own colour. */
export function sketchSheet(scene: Scene, brief: Brief): void {
  const { width: w, height: h, ground } = brief;
  const wall = wallOf(brief);
  const paper = isDrawing(brief) ? shift(wall, { light: 0.15 }) : wall;
  if (ground !== 'kraft') {
    scene.shape(
      rectangle(-20, -20, w + 40, h + 40),
      along([0, 0], [w, h], paper, shift(paper, { light: 0.06 })),
      { backdrop: true, direction: -0.9 },
    );
  }
}

const wallOf = ({ palette }: Brief) => palette.lit(palette.harmony.ground, 0.3);

/** The sheet behind a face: a few broad strokes of tone on the lit side, so that it stands out; a line of charcoal does without. */
export function sketchGround(scene: Scene, brief: Brief, pen: Pen): void {
  const { random, palette, medium } = brief;
  sketchSheet(scene, brief);
  if (medium === 'charcoal') return;
  const tone = mix(wallOf(brief), palette.dark, isDrawing(brief) ? 0.45 : 0.3);
  for (let i = 0; i < 3; i++) {
    const at = pen.at(-0.5 + i * 0.05, -0.25 + i * 0.28 + random.between(-0.05, 0.05));
    const reach = pen.size * random.between(0.24, 0.32);
    scene.shape(blob(random, at, reach * 0.9, reach, 0.25), tone, {
      edge: pen.size * 0.08,
      opacity: 0.34,
      contour: 0,
      direction: 2.2,
      detail: 0.3,
    });
  }
}

/** Searching lines beside a form: the hand tried it before it was sure. */
export function searchingLines(
  pen: Pen,
  { random, palette }: Brief,
  lines: readonly (readonly number[])[],
): void {
  const grey = mix(palette.dark, palette.white, 0.25);
  for (const line of lines) {
    const off = random.between(0.012, 0.025);
    pen.line(line, grey, { width: random.between(0.01, 0.015), dry: 0.55, opacity: 0.7 });
    pen.line(
      line.slice(2).map((v) => v + off),
      grey,
      { width: 0.007, dry: 0.75, opacity: 0.5 },
    );
  }
}
