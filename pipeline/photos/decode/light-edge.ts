import { luminance, luminanceOf } from '#catalogue/site/colours.ts';
import { type DecodedPhoto, PAPER_COLOUR, SAMPLE_PX, sampleOf } from './decode-photo.ts';

/** Contrast (WCAG) with the paper of the pages below which an edge is lost on it. */
const LOST_CONTRAST = 1.3;

/** Parts of the border that may be lost before the picture loses its edge: about half a side of it. */
const LOST_PART = 1 / 4;

/** The same of a picture that is light on the whole: nothing in it tells where it ends. */
const LOST_PART_OF_LIGHT = 1 / 8;

/** Relative luminance (WCAG) from which an average colour is light. */
const LIGHT = 0.4;

/**
 * Whether a photo of a painting ends in what looks like the paper of the pages (a white margin, pale ink on rice paper),
 * so that pages have to draw its edge. Its border and its average colour decide.
 */
export async function hasLightEdge(photo: DecodedPhoto): Promise<boolean> {
  const sample = await sampleOf(photo);
  const paper = luminance(PAPER_COLOUR);
  const width = Math.min(SAMPLE_PX, photo.width);
  const height = Math.min(SAMPLE_PX, photo.height);
  let [sum, border, lost] = [0, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const first = 3 * at;
    const light = luminanceOf(sample[first] ?? 0, sample[first + 1] ?? 0, sample[first + 2] ?? 0);
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
