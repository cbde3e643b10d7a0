import { mix } from '../../colour.ts';
import { type Point, pointAt, ribbon, smooth } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

interface Birch {
  readonly foot: Point;
  readonly width: number;
  readonly depth: number;
  /** The side the light comes from: -1 left, 1 right. */
  readonly light: number;
  readonly lean: number;
}

/** A birch that grows out of the picture at its top: lit flank, violet flank, black marks and a rough foot. */
export function birchTrunk(
  scene: Scene,
  brief: Brief,
  { foot: [x, y], width, depth, light, lean }: Birch,
): void {
  const { random, palette, height: h, medium } = brief;
  // Hatching draws the shadow flank by itself.
  const isDrawn = medium === 'pencil' || medium === 'liner';
  const white = palette.away(mix(palette.white, palette.light, 0.2), depth * 0.75);
  const shade = palette.away(mix(palette.shadow, palette.white, 0.38), depth * 0.8);
  const dark = palette.away(palette.dark, depth * 0.8);
  const sway = random.bell() * width * 0.42;
  const spine = smooth(
    [
      [x, y],
      [x + lean * y * 0.3 + sway, y * 0.68],
      [x + lean * y * 0.65 - sway * 0.4, y * 0.34],
      [x + lean * y, -20],
    ],
    { steps: 14 },
  );
  for (let i = random.whole(1, 3); i > 0; i--) {
    const root = pointAt(spine, random.between(0.42, 0.95));
    const side = random.chance(0.5) ? 1 : -1;
    const reach = width * random.between(2, 4.5);
    scene.line(
      smooth([
        root,
        [root[0] + side * reach * 0.5, root[1] - reach * 0.75],
        [root[0] + side * reach, root[1] - reach * 0.9],
      ]),
      mix(dark, shade, 0.25),
      { width: width * 0.15, pressure: (t) => 1 - t * 0.8, dry: 0.3 },
    );
  }
  const half = (t: number) => width * 0.5 * (1.02 - t * 0.42 + 0.42 * Math.exp(-t * 28));
  const outline = ribbon(spine, half);
  scene.shape(
    outline,
    along(
      [x + light * width * 0.55, 0],
      [x - light * width * 0.6, 0],
      white,
      white,
      mix(white, shade, 0.75),
      shade,
    ),
    { direction: Math.PI / 2, detail: 0.85 - depth * 0.6, contour: 0.8 },
  );
  if (isDrawn) {
    // White bark on white paper: without both flanks drawn only its marks would be seen.
    for (const side of [-1, 1])
      scene.line(
        spine.map(([px, py], i): Point => [px + side * half(i / spine.length), py]),
        mix(dark, shade, side === light ? 0.45 : 0.1),
        { width: side === light ? 1.8 : 3, pressure: () => 1, dry: 0.35 },
      );
    scene.shape(
      ribbon(
        spine.map(([px, py], i): Point => [px - light * half(i / spine.length) * 0.68, py]),
        (t) => half(t) * 0.3,
      ),
      mix(shade, dark, 0.3),
      { edge: 2, contour: 0, direction: Math.PI / 2 },
    );
  }
  scene.within(outline, () => {
    const shadow = spine.map(
      ([px, py], i): Point => [px - light * half(i / spine.length) * 0.72, py],
    );
    scene.line(shadow, shade, {
      width: width * 0.5,
      pressure: () => 1,
      opacity: isDrawn ? 0 : 0.8,
      dry: 0.35,
    });
    const marks = Math.round((h / width) * random.between(0.5, 0.8));
    for (let i = 0; i < marks; i++) {
      const t = random() ** 1.35;
      const [px, py] = pointAt(spine, t);
      const from = random.between(-0.6, 0.45);
      const to = from + random.between(0.12, 0.62) * (1.2 - t * 0.5);
      const thick = width * random.between(0.05, 0.15) * (1.3 - t * 0.6);
      scene.line(
        smooth([
          [px + from * width, py],
          [px + ((from + to) / 2) * width, py + thick * 0.7],
          [px + to * width, py - thick * 0.3],
        ]),
        mix(dark, shade, random.between(0, 0.35)),
        { width: thick, dry: 0.25, opacity: 0.9 },
      );
    }
    // The cracked black bark of the foot.
    for (let i = 0; i < 6; i++) {
      const px = x + width * random.between(-0.55, 0.55);
      const tall = h * random.between(0.02, 0.07);
      scene.line(
        [
          [px, y + 4],
          [px + random.bell() * width * 0.08, y - tall * 0.5],
          [px + random.bell() * width * 0.15, y - tall],
        ],
        dark,
        {
          width: width * random.between(0.1, 0.24),
          pressure: (t) => 1 - t * 0.75,
          dry: 0.5,
        },
      );
    }
    for (let i = random.whole(1, 3); i > 0; i--) {
      const [px, py] = pointAt(spine, random.between(0.15, 0.85));
      const s = width * random.between(0.16, 0.26);
      scene.shape(
        [
          [px - s, py - s * 0.6],
          [px, py - s * 0.15],
          [px + s, py - s * 0.7],
          [px + s * 0.35, py + s * 0.5],
          [px - s * 0.3, py + s * 0.45],
        ],
        dark,
        { edge: 1, contour: 0 },
      );
    }
  });
}
