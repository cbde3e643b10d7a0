import sharp from 'sharp';
import { luminance, luminanceOf } from '#catalogue/photos/colours.ts';
import type { Palette } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, PAPER_COLOUR } from './decode/read-original.ts';
import { averageColour, paletteOf, type Rgb, type Sample } from './palette.ts';

export interface PhotoFacts {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, the average. */
  readonly colour: string;
  readonly hasLightEdge: boolean;
  readonly palette: Palette;
  /** Pictures in the original; the first one is the photo. */
  readonly pages: number;
}

const LONGEST_SIDE_PX = 64;

export async function measurePhoto(photo: DecodedPhoto): Promise<PhotoFacts> {
  const sample = await sampleOf(photo);
  return {
    width: photo.width,
    height: photo.height,
    colour: averageColour(sample.pixels),
    hasLightEdge: hasLightEdge(sample),
    palette: paletteOf(sample),
    pages: photo.pages,
  };
}

async function sampleOf(photo: DecodedPhoto): Promise<Sample> {
  const width = Math.min(LONGEST_SIDE_PX, photo.width);
  const height = Math.min(LONGEST_SIDE_PX, photo.height);
  const raw = { width: photo.width, height: photo.height, channels: 3 } as const;
  const bytes = await sharp(photo.pixels, { raw })
    // Sharper kernels overshoot at edges, are clipped at white, and so darken the average.
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const pixels = Array.from({ length: width * height }, (_, index): Rgb => {
    return [
      bytes.readUInt8(3 * index),
      bytes.readUInt8(3 * index + 1),
      bytes.readUInt8(3 * index + 2),
    ];
  });
  return { pixels, width, height };
}

/** WCAG contrast with the paper of the pages; an edge below it is invisible. */
const LOST_CONTRAST = 1.3;

/** Share of the border that may be invisible: about half a side. */
const LOST_PART = 1 / 4;

/** The same for a light picture, where nothing else shows its end. */
const LOST_PART_OF_LIGHT = 1 / 8;

/** Relative luminance (WCAG) of a light average colour. */
const LIGHT = 0.4;

/** Pages draw the edge of a painting on white margins or rice paper. */
function hasLightEdge({ pixels, width, height }: Sample): boolean {
  const paper = luminance(PAPER_COLOUR);
  const lights = pixels.map(luminanceOf);
  const border = lights.filter((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const lost = border.filter((light) => {
    return (Math.max(light, paper) + 0.05) / (Math.min(light, paper) + 0.05) < LOST_CONTRAST;
  });
  const average = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  return lost.length / border.length >= (average >= LIGHT ? LOST_PART_OF_LIGHT : LOST_PART);
}
