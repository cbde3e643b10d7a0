import { type Colour, mix, oklch, shift } from '../colour.ts';
import { blob, type Point, rectangle } from '../curve.ts';
import { along, vertical } from '../paint.ts';
import { points } from '../points.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';

const WALL = oklch(0.76, 0.028, 150);
const FLOOR = oklch(0.55, 0.06, 62);
const WOOD = oklch(0.48, 0.06, 60);
const LIGHT = oklch(0.95, 0.035, 95);
const DARK = oklch(0.24, 0.03, 50);

/** The wall, the floor with a patch of light, the window. */
export function room(scene: Scene, random: Random): void {
  scene.shape(
    rectangle(-20, -20, 800, 790),
    along([0, 300], [750, 500], mix(WALL, LIGHT, 0.4), WALL, shift(WALL, { light: -0.17 })),
    { backdrop: true, direction: 1.2 },
  );
  scene.shape(
    rectangle(-20, 765, 800, 300),
    vertical(765, 1000, shift(FLOOR, { light: 0.03 }), FLOOR, shift(FLOOR, { light: -0.14 })),
    { direction: 0.04, detail: 0.3 },
  );
  scene.shape(rectangle(-20, 748, 800, 19), shift(WALL, { light: 0.08 }), { detail: 0.3 });
  const frame = shift(WOOD, { light: 0.38, chroma: 0.4 });
  scene.shape(rectangle(-30, 60, 186, 522), frame, { edge: 1 });
  const pane = rectangle(-20, 78, 160, 480);
  scene.shape(pane, vertical(78, 560, oklch(0.88, 0.035, 240), LIGHT, oklch(0.88, 0.05, 110)), {
    detail: 0.4,
  });
  scene.within(pane, () => {
    scene.shape(blob(random, [20, 520], 130, 80, 0.25), oklch(0.78, 0.055, 115), { edge: 4 });
    scene.shape(blob(random, [130, 560], 90, 90, 0.25), oklch(0.7, 0.055, 125), { edge: 4 });
  });
  for (const y of [222, 380]) scene.shape(rectangle(-20, y, 160, 9), frame);
  scene.shape(rectangle(60, 78, 9, 480), frame);
  scene.shape(rectangle(-30, 575, 208, 18), shift(frame, { light: 0.03 }));
  scene.shape(points('60,775 240,775 470,1010 150,1010'), LIGHT, {
    opacity: 0.32,
    edge: 8,
    direction: 0.04,
  });
  leaning(scene, random);
}

/** Finished works along the wall and one hung above. */
function leaning(scene: Scene, random: Random): void {
  const leaned: readonly [number, number, number, number, Colour][] = [
    [672, 560, 120, 205, oklch(0.52, 0.06, 40)],
    [590, 625, 105, 142, oklch(0.68, 0.05, 235)],
  ];
  for (const [x, y, width, height, colour] of leaned) {
    scene.shape(rectangle(x - 8, y + 4, width, height), shift(WALL, { light: -0.3 }), {
      edge: 6,
      opacity: 0.6,
    });
    scene.shape(rectangle(x, y, width, height), shift(WOOD, { light: 0.12 }));
    const inner = rectangle(x + 8, y + 8, width - 16, height - 16);
    scene.shape(inner, vertical(y, y + height, shift(colour, { light: 0.14 }), colour));
    scene.within(inner, () => {
      for (let i = 0; i < 4; i++) {
        const at: Point = [x + random.between(0, width), y + height * random.between(0.4, 0.95)];
        scene.shape(blob(random, at, 34, 24, 0.2), shift(colour, { light: -0.12, hue: 30 }));
      }
    });
  }
  scene.shape(rectangle(618, 118, 150, 118), DARK, { edge: 5, opacity: 0.3 });
  scene.shape(rectangle(612, 108, 150, 118), shift(WOOD, { light: -0.06 }));
  scene.shape(
    rectangle(621, 117, 140, 100),
    vertical(117, 217, oklch(0.85, 0.04, 75), oklch(0.6, 0.05, 220)),
  );
}
