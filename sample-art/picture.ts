import type { Colour } from './colour.ts';

/** Pixels in the making: red, green and blue as plain numbers (0 to 255), row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
}

export function createPicture(width: number, height: number, colour: Colour): Picture {
  const rgb = new Float32Array(width * height * 3);
  for (let i = 0; i < rgb.length; i += 3) rgb.set(colour, i);
  return { width, height, rgb };
}

/** The colour at a place; places outside take the nearest one inside. */
export function colourAt({ width, height, rgb }: Picture, x: number, y: number): Colour {
  const px = Math.min(width - 1, Math.max(0, Math.round(x)));
  const py = Math.min(height - 1, Math.max(0, Math.round(y)));
  const i = (py * width + px) * 3;
  return [rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0];
}

/** Lays colour over a pixel; `index` counts pixels, `cover` is 0 to 1. */
export function lay(
  { rgb }: Picture,
  index: number,
  colour: Colour,
  cover: number,
  gain = 1,
): void {
  const i = index * 3;
  for (let c = 0; c < 3; c++) {
    const under = rgb[i + c] ?? 0;
    rgb[i + c] = under + (colour[c as 0 | 1 | 2] * gain - under) * cover;
  }
}

/** The light and dark of a picture as one number a pixel, 0 black to 1 white. */
export function luminance({ width, height, rgb }: Picture): Float32Array {
  const result = new Float32Array(width * height);
  for (let i = 0, j = 0; i < result.length; i++, j += 3) {
    result[i] = ((rgb[j] ?? 0) * 0.3 + (rgb[j + 1] ?? 0) * 0.59 + (rgb[j + 2] ?? 0) * 0.11) / 255;
  }
  return result;
}

/** Blurs numbers that lie row by row, `channels` of them a pixel: two passes of a box, near enough to a bell. */
export function blur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  channels = 1,
): Float32Array {
  const r = Math.round(radius);
  if (r < 1) return source.slice();
  let from = source;
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(source.length);
    boxPass(from, across, {
      lines: height,
      length: width,
      line: width * channels,
      step: channels,
      r,
      channels,
    });
    const down = new Float32Array(source.length);
    boxPass(across, down, {
      lines: width,
      length: height,
      line: channels,
      step: width * channels,
      r,
      channels,
    });
    from = down;
  }
  return from;
}

function boxPass(
  from: Float32Array,
  to: Float32Array,
  {
    lines,
    length,
    line,
    step,
    r,
    channels,
  }: { lines: number; length: number; line: number; step: number; r: number; channels: number },
): void {
  const share = 1 / (2 * r + 1);
  const last = (length - 1) * step;
  for (let l = 0; l < lines; l++) {
    for (let c = 0; c < channels; c++) {
      const start = l * line + c;
      const first = from[start] ?? 0;
      let sum = first * (r + 1);
      for (let i = 1; i <= r; i++) sum += from[start + Math.min(i * step, last)] ?? 0;
      for (let i = 0; i < length; i++) {
        to[start + i * step] = sum * share;
        sum += from[start + Math.min((i + r + 1) * step, last)] ?? 0;
        sum -= i - r < 0 ? first : (from[start + (i - r) * step] ?? 0);
      }
    }
  }
}
