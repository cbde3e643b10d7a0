import { smoothstep } from '../noise.ts';
import { blur, luminance, type Picture } from '../picture.ts';

/** Darkness of each place as a drawing has it, 0 bare paper (from `white` up) to 1 black (from `black` down), slightly softened. */
export function toneMap(
  picture: Picture,
  { white, black, soft }: { white: number; black: number; soft: number },
): Float32Array {
  const tones = luminance(picture).map((light) => smoothstep(white, black, light));
  return blur(tones, picture.width, picture.height, soft);
}
