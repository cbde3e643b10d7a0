import { mix, oklch, shift } from '../../colour.ts';
import { type Point, rectangle } from '../../curve.ts';
import { along, vertical } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';

/** Floor boards in a quiet room; the light of a window lies on them, cut in four by its bars. */
export function layFloor(scene: Scene, { width: w, height: h, random, palette }: Brief): void {
  const wall = mix(palette.harmony.pale, palette.shadow, 0.3);
  const boards = palette.lit(oklch(0.62, 0.06, 65), 0.3);
  const edge = h * 0.26;
  scene.shape(
    rectangle(-20, -20, w + 40, edge + 20),
    vertical(0, edge, shift(wall, { light: -0.05 }), wall),
    {
      backdrop: true,
      direction: 1.5,
    },
  );
  scene.shape(
    rectangle(-20, edge, w + 40, h - edge + 20),
    vertical(edge, h, mix(boards, palette.shadow, 0.4), boards),
    { direction: 0.05, contour: 0.2, detail: 0.3 },
  );
  scene.shape(rectangle(-20, edge - h * 0.035, w + 40, h * 0.035), shift(wall, { light: 0.05 }), {
    contour: 0.5,
    direction: 0,
  });
  for (let i = 0; i < 6; i++) {
    const y = edge + (h - edge) * (0.06 + 0.92 * (i / 6) ** 1.3);
    scene.line(
      [
        [-10, y],
        [w * 0.5, y + random.bell() * 1.5],
        [w + 10, y + random.bell() * 1.5],
      ],
      mix(boards, palette.dark, 0.45),
      { width: 2.2, pressure: () => 1, dry: 0.4, opacity: 0.6 },
    );
  }
  const sun = oklch(0.93, 0.06, 88);
  const pane = (x: number, y: number): Point => [
    w * (0.3 + x * 0.56 - y * 0.14),
    edge + (h - edge) * (0.2 + y * 0.62),
  ];
  for (const [x0, x1] of [
    [0, 0.47],
    [0.53, 1],
  ] as const) {
    for (const [y0, y1] of [
      [0, 0.42],
      [0.5, 1],
    ] as const)
      scene.shape(
        [pane(x0, y0), pane(x1, y0), pane(x1, y1), pane(x0, y1)],
        along(pane(0, 0), pane(1, 1), sun, mix(sun, boards, 0.22)),
        { edge: 3, opacity: 0.85, contour: 0, direction: 0.05 },
      );
  }
}
