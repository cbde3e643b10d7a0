import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css, mix, shift } from '../colour.ts';
import { ellipse, type Point } from '../curve.ts';
import { trace } from '../raster.ts';
import { type Camera, project } from './camera.ts';

/** A box on the floor, in centimetres: a bench, a plinth, a table. */
export interface Block {
  readonly alongCm: number;
  readonly outCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
  readonly colour: Colour;
  /** How much of the height is open between legs. */
  readonly open?: number;
}

/** Draws a box with the light coming from the wall: bright top, darker front. */
export function drawBlock(context: SKRSContext2D, camera: Camera, block: Block): void {
  const { alongCm, outCm, widthCm, depthCm, heightCm, colour, open = 0 } = block;
  const [l, r] = [alongCm - widthCm / 2, alongCm + widthCm / 2];
  const [back, front] = [outCm - depthCm / 2, outCm + depthCm / 2];
  const corner = (along: number, out: number, up: number): Point =>
    project(camera, along, out, up).at;
  const face = (points: Point[], paint: Colour) => {
    context.fillStyle = css(paint);
    trace(context, points);
    context.fill();
  };
  const { scale } = project(camera, alongCm, front, 0);
  context.save();
  context.filter = `blur(${scale * 6}px)`;
  face(
    [
      corner(l - 3, back, 0),
      corner(r + 3, back, 0),
      corner(r + 6, front + 14, 0),
      corner(l, front + 14, 0),
    ],
    [38, 30, 24],
  );
  context.restore();
  const foot = heightCm * open;
  const side = corner(r, back, heightCm)[0] > corner(r, front, heightCm)[0] ? r : l;
  if (open > 0) {
    for (const along of [l + widthCm * 0.04, r - widthCm * 0.04 - 5]) {
      face(
        [
          corner(along, front, 0),
          corner(along + 5, front, 0),
          corner(along + 5, front, foot),
          corner(along, front, foot),
        ],
        shift(colour, { light: -0.24 }),
      );
    }
  }
  face(
    [
      corner(side, back, foot),
      corner(side, front, foot),
      corner(side, front, heightCm),
      corner(side, back, heightCm),
    ],
    shift(colour, { light: -0.16 }),
  );
  face(
    [
      corner(l, front, foot),
      corner(r, front, foot),
      corner(r, front, heightCm),
      corner(l, front, heightCm),
    ],
    shift(colour, { light: -0.1 }),
  );
  face(
    [
      corner(l, back, heightCm),
      corner(r, back, heightCm),
      corner(r, front, heightCm),
      corner(l, front, heightCm),
    ],
    colour,
  );
}

/** A bowl or a jug seen from the side, standing at a height. */
export function drawBowl(
  context: SKRSContext2D,
  camera: Camera,
  {
    at,
    up,
    widthCm,
    colour,
    tall = 0.5,
  }: { at: Point; up: number; widthCm: number; colour: Colour; tall?: number },
): void {
  const {
    at: [x, y],
    scale,
  } = project(camera, at[0], at[1], up);
  const [w, h] = [(widthCm / 2) * scale, widthCm * tall * scale];
  const half: Point[] = [0, 0.15, 0.35, 0.6, 0.85, 1].map((t) => [
    w * (tall > 0.8 ? 0.55 + 0.5 * Math.sin(t * 2.6) : 0.42 + 0.58 * Math.sin((t * Math.PI) / 2)),
    y - t * h,
  ]);
  const outline = [
    ...half.map(([dx, py]): Point => [x - dx, py]),
    ...half.map(([dx, py]): Point => [x + dx, py]).reverse(),
  ];
  const paint = context.createLinearGradient(x - w, 0, x + w, 0);
  paint.addColorStop(0, css(shift(colour, { light: 0.07 })));
  paint.addColorStop(0.45, css(colour));
  paint.addColorStop(1, css(shift(colour, { light: -0.2 })));
  context.fillStyle = paint;
  trace(context, outline);
  context.fill();
  const rim = (half[half.length - 1] as Point)[0];
  context.fillStyle = css(shift(colour, { light: -0.12 }));
  trace(context, ellipse([x, y - h], rim, rim * 0.13));
  context.fill();
  context.strokeStyle = css(mix(colour, [255, 250, 240], 0.5));
  context.lineWidth = Math.max(1, 0.35 * scale);
  trace(context, ellipse([x, y - h], rim, rim * 0.13));
  context.stroke();
}

/** A rope between low posts in front of the wall. */
export function drawRope(
  context: SKRSContext2D,
  camera: Camera,
  { posts, outCm, colour }: { posts: readonly number[]; outCm: number; colour: Colour },
): void {
  const HEIGHT_CM = 74;
  const top = (along: number, up: number): Point => project(camera, along, outCm, up).at;
  context.lineCap = 'round';
  posts.forEach((along, i) => {
    const { scale } = project(camera, along, outCm, 0);
    const next = posts[i + 1];
    if (next !== undefined) {
      const points = Array.from({ length: 25 }, (_, s): Point => {
        const t = s / 24;
        return top(along + (next - along) * t, HEIGHT_CM - 4 - 22 * Math.sin(t * Math.PI));
      });
      for (const [thick, light] of [
        [3.6, -0.18],
        [2.7, 0],
        [1, 0.1],
      ] as const) {
        context.strokeStyle = css(shift(colour, { light }));
        context.lineWidth = thick * scale;
        if (thick === 1) context.setLineDash([2 * scale, 3 * scale]);
        trace(context, points, false);
        context.stroke();
        context.setLineDash([]);
      }
    }
    const [x, y] = top(along, 0);
    const [, head] = top(along, HEIGHT_CM);
    context.strokeStyle = '#4c4036';
    context.lineWidth = 4.5 * scale;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x, head);
    context.stroke();
    context.fillStyle = 'rgba(30,22,16,0.4)';
    trace(context, ellipse([x, y], 9 * scale, 2.4 * scale));
    context.fill();
  });
}
