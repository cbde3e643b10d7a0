import type { Picture } from '../picture.ts';

/** Lets light from the upper left fall over thick paint, and the weave show where paint is thin. */
export function addRelief(
  { width, height, rgb }: Picture,
  body: Float32Array,
  tooth: Float32Array,
  strength: number,
): void {
  const surface = new Float32Array(body.length);
  for (let i = 0; i < surface.length; i++) {
    const paint = body[i] ?? 0;
    surface[i] = paint + (tooth[i] ?? 0) * 0.28 * (1 - Math.min(0.75, paint));
  }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const slope =
        (surface[i + 1] ?? 0) -
        (surface[i - 1] ?? 0) +
        ((surface[i + width] ?? 0) - (surface[i - width] ?? 0));
      const gain = 1 - Math.min(0.35, Math.max(-0.45, slope)) * 0.16 * strength;
      for (let c = 0; c < 3; c++) {
        rgb[i * 3 + c] = (rgb[i * 3 + c] ?? 0) * gain + (gain > 1 ? (gain - 1) * 30 : 0);
      }
    }
  }
}
