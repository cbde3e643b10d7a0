import { type Colour, mix, shift } from '../../colour.ts';
import { ellipse, type Point, pointAt, ribbon } from '../../curve.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { coat, type Figure } from './figure.ts';

export interface Fur {
  readonly colour: Colour;
  readonly marks: Colour | null;
  readonly muzzle: Colour;
}

/** The round of the back, the haunch lying on it, and stripes that follow both. */
export function paintCatBody(
  scene: Scene,
  brief: Brief,
  { area, at, limb, scale }: Figure,
  { colour, marks }: Fur,
): void {
  const { palette, random } = brief;
  const shade = mix(shift(colour, { light: -0.15 }), palette.shadow, 0.3);
  const back = area(
    plot('-82,34 -94,6 -82,-20 -50,-40 -8,-50 36,-50 74,-31 95,0 92,30 68,48 15,54 -45,50'),
  );
  const around = (x: number, y: number) =>
    Math.atan2(y - at(0.05, 0.1)[1], x - at(0.05, 0.1)[0]) + Math.PI / 2;
  coat(scene, brief, back, { colour, top: at(0, -0.66)[1], bottom: at(0, 0.56)[1], contour: 1 });
  scene.within(back, () => {
    scene.shape(area(plot('-90,10 -40,-18 10,6 30,50 -40,70')), shade, {
      edge: 12,
      opacity: 0.6,
      contour: 0,
      direction: around,
    });
    if (marks) {
      for (const [x, y, lean] of [
        [-0.66, -0.36, 0.12],
        [-0.4, -0.49, 0.05],
        [-0.1, -0.56, 0],
        [0.2, -0.58, -0.07],
      ] as const) {
        scene.shape(
          limb(
            [
              [x, y],
              [x + lean * 0.4 + random.bell() * 0.03, y + 0.2],
              [x + lean + 0.05, y + random.between(0.32, 0.44)],
            ],
            [0.055, 0.045, 0.006],
          ),
          marks,
          { edge: 4, opacity: 0.75, contour: 0, direction: 1.5 },
        );
      }
    }
  });
  const haunch = area(plot('20,36 16,8 34,-20 62,-28 86,-12 95,14 88,38 60,50 30,52'));
  scene.shape(
    haunch,
    along(at(0.3, -0.25), at(0.75, 0.5), shift(colour, { light: 0.08 }), colour, shade),
    { edge: 3, contour: 0.7, detail: 0.7, direction: around },
  );
  scene.within(haunch, () => {
    if (!marks) return;
    for (const k of [0, 1, 2])
      scene.shape(
        limb(
          [
            [0.4 + k * 0.17, -0.32 + k * 0.05],
            [0.5 + k * 0.15, -0.05 + k * 0.03],
            [0.5 + k * 0.13, 0.14],
          ],
          [0.04, 0.035, 0.005],
        ),
        marks,
        { edge: 4, opacity: 0.7, contour: 0, direction: 1.4 },
      );
  });
  scene.shape(area(plot('34,46 12,42 -4,48 -2,57 20,60 42,56')), mix(colour, shade, 0.2), {
    contour: 0.7,
    detail: 0.7,
  });
  scene.line([at(-0.02, 0.52), at(0.04, 0.53), at(0.09, 0.52)], shade, { width: scale * 0.012 });
}

/** The tail comes round from behind and ends before the nose. */
export function paintCatTail(
  scene: Scene,
  { palette }: Brief,
  { limb, path, at, scale }: Figure,
  { colour, marks }: Fur,
): void {
  const points: Point[] = plot('84,-6 97,20 90,47 60,62 15,69 -30,68 -58,64');
  const outline = limb(points, [0.01, 0.075, 0.1, 0.105, 0.1, 0.09, 0.04]);
  const shade = mix(shift(colour, { light: -0.15 }), palette.shadow, 0.3);
  scene.shape(
    outline,
    along(at(0, 0.56), at(0, 0.78), shift(colour, { light: 0.06 }), colour, shade),
    { contour: 1, detail: 0.8, direction: 0 },
  );
  scene.within(outline, () => {
    const line = path(points);
    if (marks) {
      for (const t of [0.12, 0.26, 0.4, 0.54, 0.68, 0.9]) {
        const [x, y] = pointAt(line, t);
        const [bx, by] = pointAt(line, t + 0.03);
        const angle = Math.atan2(by - y, bx - x);
        scene.shape(ellipse([x, y], scale * 0.045, scale * 0.13, { turn: angle }), marks, {
          edge: 4,
          opacity: 0.75,
          contour: 0,
        });
      }
    }
    scene.shape(
      ribbon(
        line.map(([x, y]): Point => [x, y + scale * 0.085]),
        () => scale * 0.035,
      ),
      shade,
      { edge: 6, opacity: 0.6, contour: 0 },
    );
  });
}
