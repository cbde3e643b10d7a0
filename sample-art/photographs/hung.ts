import type { SKRSContext2D } from '@napi-rs/canvas';

/** Where a framed work hangs: the picture itself, in pixels, and pixels a centimetre. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cm: number;
}

/** What of it touches the wall, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The shadows of something that stands off the wall by `depth` pixels, lit from above and from the left. */
export function castShadow(context: SKRSContext2D, box: Box, depth: number): void {
  context.save();
  context.fillStyle = '#3a3028';
  for (const [blur, offset, opacity] of [
    [depth * 3.2, depth * 1.2, 0.45],
    [depth * 0.9, depth * 0.45, 0.5],
  ] as const) {
    context.shadowColor = `rgba(25,18,12,${opacity})`;
    context.shadowBlur = blur;
    context.shadowOffsetX = offset * 0.35;
    context.shadowOffsetY = offset;
    context.fillRect(box.left, box.top, box.width, box.height);
  }
  context.restore();
}
