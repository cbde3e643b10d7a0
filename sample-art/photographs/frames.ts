import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css, oklch, shift } from '../colour.ts';
import { type Box, castShadow, type Place } from './hung.ts';
import { drawScroll } from './scroll.ts';

const FRAMES = ['walnut', 'oak', 'black', 'white', 'gilt', 'scroll', 'bare'] as const;

/** How a work is dressed for the wall. */
export type Frame = (typeof FRAMES)[number];

interface Dress {
  readonly wood: Colour;
  /** Width of the frame in centimetres. */
  readonly rimCm: number;
}

const DRESS: Record<Exclude<Frame, 'scroll' | 'bare'>, Dress> = {
  walnut: { wood: oklch(0.37, 0.045, 55), rimCm: 2.6 },
  oak: { wood: oklch(0.7, 0.06, 75), rimCm: 2.2 },
  black: { wood: oklch(0.26, 0.008, 60), rimCm: 2 },
  white: { wood: oklch(0.94, 0.008, 85), rimCm: 2.2 },
  gilt: { wood: oklch(0.62, 0.085, 78), rimCm: 5 },
};

const MOUNT = oklch(0.955, 0.012, 88);

/** What surrounds a work on the wall, in centimetres. */
export interface Surround {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much room a frame, with its mount, takes around a work. */
export function surroundOf(
  frame: Frame,
  { widthCm, heightCm, mounted }: { widthCm: number; heightCm: number; mounted: boolean },
): Surround {
  if (frame === 'bare') return { side: 0, top: 0, bottom: 0 };
  if (frame === 'scroll') {
    const side = Math.max(3, widthCm * 0.09);
    return { side, top: 16 + heightCm * 0.07, bottom: 12 + heightCm * 0.06 };
  }
  const mount = mounted ? Math.max(4, Math.min(widthCm, heightCm) * 0.16) : 0;
  const rim = DRESS[frame].rimCm + mount;
  return { side: rim, top: rim, bottom: rim + mount * 0.15 };
}

/** Hangs a work: frame, mount, picture, and the shadow on the wall. */
export function drawFramed(
  context: SKRSContext2D,
  image: Image | Canvas,
  { frame, mounted, place }: { frame: Frame; mounted: boolean; place: Place },
): void {
  const { left, top, width, height, cm } = place;
  const around = surroundOf(frame, { widthCm: width / cm, heightCm: height / cm, mounted });
  const outer = {
    left: left - around.side * cm,
    top: top - around.top * cm,
    width: width + 2 * around.side * cm,
    height: height + (around.top + around.bottom) * cm,
  };
  if (frame === 'scroll') drawScroll(context, place, outer);
  else if (frame === 'bare') castShadow(context, outer, 0.5 * cm);
  else {
    castShadow(context, outer, 2.2 * cm);
    drawMoulding(context, outer, { wood: DRESS[frame].wood, rim: DRESS[frame].rimCm * cm });
    if (mounted) drawMount(context, outer, { rim: DRESS[frame].rimCm * cm, place });
  }
  context.drawImage(image, left, top, width, height);
  if (frame !== 'scroll' && frame !== 'bare') shadeInside(context, place, mounted);
}

/** Four mitred slats, each catching the light from above in its own way. */
function drawMoulding(
  context: SKRSContext2D,
  { left, top, width, height }: Box,
  { wood, rim }: { wood: Colour; rim: number },
): void {
  const [right, bottom] = [left + width, top + height];
  const [l, t, r, b] = [left + rim, top + rim, right - rim, bottom - rim];
  const sides: readonly [number, readonly (readonly [number, number])[]][] = [
    [
      0.05,
      [
        [left, top],
        [right, top],
        [r, t],
        [l, t],
      ],
    ],
    [
      0,
      [
        [left, top],
        [l, t],
        [l, b],
        [left, bottom],
      ],
    ],
    [
      -0.035,
      [
        [right, top],
        [right, bottom],
        [r, b],
        [r, t],
      ],
    ],
    [
      -0.06,
      [
        [left, bottom],
        [l, b],
        [r, b],
        [right, bottom],
      ],
    ],
  ];
  for (const [light, points] of sides) {
    context.fillStyle = css(shift(wood, { light }));
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }
  context.strokeStyle = css(shift(wood, { light: 0.1 }), 0.7);
  context.lineWidth = Math.max(1, rim * 0.12);
  context.strokeRect(left + rim * 0.22, top + rim * 0.22, width - rim * 0.44, height - rim * 0.44);
  context.strokeStyle = 'rgba(20,14,8,0.45)';
  context.lineWidth = Math.max(1, rim * 0.1);
  context.strokeRect(l, t, r - l, b - t);
}

function drawMount(
  context: SKRSContext2D,
  box: Box,
  { rim, place }: { rim: number; place: Place },
): void {
  context.fillStyle = css(MOUNT);
  context.fillRect(box.left + rim, box.top + rim, box.width - 2 * rim, box.height - 2 * rim);
  const shade = context.createLinearGradient(0, box.top + rim, 0, box.top + rim + place.cm * 2);
  shade.addColorStop(0, 'rgba(30,22,14,0.3)');
  shade.addColorStop(1, 'rgba(30,22,14,0)');
  context.fillStyle = shade;
  context.fillRect(box.left + rim, box.top + rim, box.width - 2 * rim, place.cm * 2);
  const bevel = place.cm * 0.35;
  context.fillStyle = 'rgba(120,110,95,0.55)';
  context.fillRect(place.left - bevel, place.top - bevel, place.width + 2 * bevel, bevel);
  context.fillStyle = 'rgba(255,255,255,0.9)';
  context.fillRect(place.left - bevel, place.top + place.height, place.width + 2 * bevel, bevel);
}

/** The frame's shadow on the picture, and for glazed works a breath of reflected light. */
function shadeInside(
  context: SKRSContext2D,
  { left, top, width, height, cm }: Place,
  mounted: boolean,
): void {
  if (!mounted) {
    const shade = context.createLinearGradient(0, top, 0, top + cm * 1.6);
    shade.addColorStop(0, 'rgba(20,14,8,0.42)');
    shade.addColorStop(1, 'rgba(20,14,8,0)');
    context.fillStyle = shade;
    context.fillRect(left, top, width, cm * 1.6);
    return;
  }
  const glass = context.createLinearGradient(left, top, left + width, top + height);
  glass.addColorStop(0, 'rgba(255,255,255,0.1)');
  glass.addColorStop(0.35, 'rgba(255,255,255,0.02)');
  glass.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = glass;
  context.fillRect(left, top, width, height);
}
