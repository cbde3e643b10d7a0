import { luminance, luminanceOf } from '#catalogue/photos/colours.ts';
import { type DecodedPhoto, PAPER_COLOUR, SAMPLE_PX, sampleOf } from './decode-photo.ts';

/** WCAG contrast with the paper of the pages; an edge below it is invisible. */
const LOST_CONTRAST = 1.3;

/** Share of the border that may be invisible: about half a side. */
const LOST_PART = 1 / 4;

/** The same for a light picture, where nothing else shows its end. */
const LOST_PART_OF_LIGHT = 1 / 8;

/** Relative luminance (WCAG) of a light average colour. */
const LIGHT = 0.4;

/** Pages draw the edge of a painting on white margins or rice paper. */
export async function hasLightEdge(photo: DecodedPhoto): Promise<boolean> {
  const sample = await sampleOf(photo);
  const paper = luminance(PAPER_COLOUR);
  const width = Math.min(SAMPLE_PX, photo.width);
  const height = Math.min(SAMPLE_PX, photo.height);
  let [sum, border, lost] = [0, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const light = luminanceOf([...sample.subarray(3 * at, 3 * at + 3)]);
    sum += light;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
    border += 1;
    const [lighter, darker] = [Math.max(light, paper), Math.min(light, paper)];
    if ((lighter + 0.05) / (darker + 0.05) < LOST_CONTRAST) lost += 1;
  }
  const isLight = sum / (width * height) >= LIGHT;
  return lost / border >= (isLight ? LOST_PART_OF_LIGHT : LOST_PART);
}
