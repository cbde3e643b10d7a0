import { mix, oklch } from '../../colour.ts';
import { leaf, type Point, rectangle } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import type { Field } from './mown-fields.ts';

const CARS = 4;

/** The last train crosses the far end of a field on its bank: dark cars, lit windows, poles with wires. */
export function train(scene: Scene, brief: Brief, { frame, horizon, shade }: Field): void {
  const { width: w, height: h, random, palette } = brief;
  const dark = mix(shade, palette.dark, 0.55);
  const lamp = oklch(0.9, 0.11, 85);
  const tall = h * 0.036;
  const rail = horizon - h * 0.004;
  scene.shape(
    leaf([-40, rail + tall * 0.4], [w + 40, rail + tall * 0.4], tall * 1.1, { belly: 0.5 }),
    mix(dark, palette.haze, 0.2),
    { edge: 4, contour: 0, direction: 0 },
  );
  const long = w * 0.105;
  const first = frame.side > 0 ? w * 0.2 : w * 0.8 - CARS * long;
  for (let i = 0; i < CARS; i++) {
    const x = first + i * long;
    scene.shape(rectangle(x + long * 0.03, rail - tall, long * 0.94, tall), dark, {
      edge: 1,
      detail: 0.9,
      contour: 0.5,
      direction: 0,
    });
    for (let n = 0; n < 6; n++) {
      if (random.chance(0.12)) continue;
      const left = x + long * (0.1 + n * 0.14);
      scene.shape(rectangle(left, rail - tall * 0.76, long * 0.085, tall * 0.34), lamp, {
        detail: 1,
        contour: 0,
        accent: true,
      });
    }
  }
  const wire: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const x = w * (0.03 + i * 0.157);
    const top = rail - tall * 2.6;
    scene.line(
      [
        [x, rail + tall * 0.3],
        [x, top],
      ],
      dark,
      { width: 2.2, pressure: () => 1, dry: 0.1 },
    );
    if (i > 0) wire.push([x - w * 0.0785, top + tall * 0.5]);
    wire.push([x, top + tall * 0.2]);
  }
  scene.line(wire, dark, { width: 1, pressure: () => 1, dry: 0.1, opacity: 0.7 });
}
