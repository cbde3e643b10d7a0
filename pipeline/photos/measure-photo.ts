import { contrast, hexColour, luminanceOf, type Oklab, oklab } from '#catalogue/photos/colours.ts';
import type { Palette, PaletteColour } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, imageOf, PAPER_COLOUR } from './decode/read-original.ts';

type Rgb = readonly [red: number, green: number, blue: number];

interface Pixel {
  readonly rgb: Rgb;
  readonly lab: Oklab;
  /** Pixels to the nearest edge; 0 at the edge. */
  readonly fromEdge: number;
}

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

const SIDE_PX = 64;

export async function measurePhoto(photo: DecodedPhoto): Promise<PhotoFacts> {
  const pixels = await reducedPixels(photo);
  return {
    ...{ width: photo.width, height: photo.height, pages: photo.pages },
    colour: averageColour(pixels),
    hasLightEdge: hasLightEdge(pixels),
    palette: paletteOf(pixels.filter(({ fromEdge }) => fromEdge >= FRAME_PX)),
  };
}

async function reducedPixels(photo: DecodedPhoto): Promise<Pixel[]> {
  const bytes = await imageOf(photo)
    // Sharper kernels overshoot at edges, are clipped at white, and so darken the average.
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return Array.from({ length: SIDE_PX ** 2 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(3 * index);
    const [x, y] = [index % SIDE_PX, Math.floor(index / SIDE_PX)];
    const fromEdge = Math.min(x, y, SIDE_PX - 1 - x, SIDE_PX - 1 - y);
    return { rgb: [red, green, blue], lab: oklab(red, green, blue), fromEdge };
  });
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
function hasLightEdge(pixels: readonly Pixel[]): boolean {
  const border = pixels.filter(({ fromEdge }) => fromEdge === 0);
  const lost = border.filter(({ rgb }) => contrast(hexColour(rgb), PAPER_COLOUR) < LOST_CONTRAST);
  const average = pixels.reduce((sum, { rgb }) => sum + luminanceOf(rgb), 0) / pixels.length;
  return lost.length / border.length >= (average >= LIGHT ? LOST_PART_OF_LIGHT : LOST_PART);
}

/** Ignored along each side, because a frame, a mount or a table may show there. */
const FRAME_PX = 4;

/** Along each side of the rest, where the paper of a painting shows. */
const BORDER_PX = 4;

/** Nobody tells more colours apart at a glance. */
const MOST_COLOURS = 8;

/** After this many rounds hardly a pixel changes its cluster. */
const ROUNDS = 12;

/** Distance in OKLab below which two colours look the same. */
const SAME_COLOUR = 0.06;

/** A smaller share is a speck. */
const LEAST_PART = 0.01;

/** Separates hues before lights and shadows of one hue. */
const WEIGHT_OF_HUE = 2;

/** K-means in OKLab, from the most distant pixels, so that builds are reproducible. */
function paletteOf(pixels: readonly Pixel[]): Palette {
  const onBorder = (all: readonly Pixel[]) =>
    all.filter(({ fromEdge }) => fromEdge < FRAME_PX + BORDER_PX).length;
  return united(clustersOf(pixels))
    .map(
      (cluster): PaletteColour => ({
        colour: averageColour(cluster),
        part: rounded(cluster.length / pixels.length),
        edge: rounded(onBorder(cluster) / onBorder(pixels)),
      }),
    )
    .filter(({ part }) => part >= LEAST_PART)
    .sort((one, other) => other.part - one.part || (one.colour < other.colour ? -1 : 1));
}

function clustersOf(pixels: readonly Pixel[]): Pixel[][] {
  let centres = firstCentres(pixels);
  let clusters: Pixel[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    clusters = centres.map(() => []);
    for (const pixel of pixels) clusters[nearest(pixel.lab, centres)]?.push(pixel);
    clusters = clusters.filter((cluster) => cluster.length > 0);
    centres = clusters.map((cluster) => averageOf(cluster, 'lab'));
  }
  return clusters;
}

function firstCentres(pixels: readonly Pixel[]): Oklab[] {
  const centres = [averageOf(pixels, 'lab')];
  while (centres.length < MOST_COLOURS) {
    const distances = pixels.map(({ lab }) =>
      Math.min(...centres.map((centre) => distance(lab, centre))),
    );
    const largest = Math.max(...distances);
    const farthest = pixels[distances.indexOf(largest)];
    if (!farthest || largest === 0) break;
    centres.push(farthest.lab);
  }
  return centres;
}

/** Merges the two closest clusters until all differ. */
function united(clusters: readonly Pixel[][]): readonly Pixel[][] {
  const pairs = clusters.flatMap((one, index) =>
    clusters.slice(index + 1).map((other) => {
      return { one, other, apart: distance(averageOf(one, 'lab'), averageOf(other, 'lab')) };
    }),
  );
  const [closest] = pairs.sort((pair, other) => pair.apart - other.apart);
  if (!closest || closest.apart >= SAME_COLOUR ** 2) return clusters;
  const { one, other } = closest;
  const rest = clusters.filter((cluster) => cluster !== one && cluster !== other);
  return united([...rest, [...one, ...other]]);
}

function nearest(lab: Oklab, centres: readonly Oklab[]): number {
  const distances = centres.map((centre) => distance(lab, centre));
  return distances.indexOf(Math.min(...distances));
}

function distance(one: Oklab, other: Oklab): number {
  const hue = (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
  return (one[0] - other[0]) ** 2 + WEIGHT_OF_HUE ** 2 * hue;
}

function averageColour(pixels: readonly Pixel[]): string {
  return hexColour(averageOf(pixels, 'rgb'));
}

function averageOf(pixels: readonly Pixel[], field: 'rgb' | 'lab') {
  const average = (index: 0 | 1 | 2) => {
    return pixels.reduce((sum, pixel) => sum + pixel[field][index], 0) / pixels.length;
  };
  return [average(0), average(1), average(2)] as const;
}

function rounded(part: number): number {
  return Math.round(part * 1000) / 1000;
}
