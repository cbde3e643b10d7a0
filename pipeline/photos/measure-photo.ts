import { contrast, hexColour, luminanceOf, type Oklab, oklab } from '#catalogue/photos/colours.ts';
import type { Palette, PaletteColour } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, imageOf, PAPER_COLOUR } from './decode/read-original.ts';

interface Pixel {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly lab: Oklab;
  readonly fromEdge: number;
}

export type PhotoFacts = Awaited<ReturnType<typeof measurePhoto>>;

const SIDE_PX = 64;

export async function measurePhoto(photo: DecodedPhoto) {
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

const VISIBLE_CONTRAST = 1.3;

/** A quarter of the whole border is as long as one side. */
const INVISIBLE_EDGE_SHARE = 1 / 4;

/** Half a side is enough in a light photo, which hardly differs from the page itself. */
const INVISIBLE_EDGE_SHARE_OF_LIGHT = 1 / 8;

const LIGHT_LUMINANCE = 0.4;

function hasLightEdge(pixels: readonly Pixel[]): boolean {
  const border = pixels.filter(({ fromEdge }) => fromEdge === 0);
  const isInvisible = ({ rgb }: Pixel) => contrast(hexColour(rgb), PAPER_COLOUR) < VISIBLE_CONTRAST;
  const invisible = border.filter(isInvisible);
  const average = pixels.reduce((sum, { rgb }) => sum + luminanceOf(rgb), 0) / pixels.length;
  const limit = average >= LIGHT_LUMINANCE ? INVISIBLE_EDGE_SHARE_OF_LIGHT : INVISIBLE_EDGE_SHARE;
  return invisible.length / border.length >= limit;
}

/** Ignored along each side of the reduced photo: a frame, a mount or a table may show there. */
const FRAME_PX = 4;

const BORDER_PX = 4;

const MOST_COLOURS = 8;

const CLUSTER_ROUNDS = 12;

const SAME_COLOUR_DISTANCE = 0.06;

const LEAST_SHARE = 0.01;

/** Above 1, so that lights and shadows of one hue are closer than different hues. */
const HUE_WEIGHT = 2;

/** K-means in OKLab. It starts at the most distant pixels instead of random ones, so results are reproducible. */
function paletteOf(pixels: readonly Pixel[]): Palette {
  const onBorder = (all: readonly Pixel[]) =>
    all.filter(({ fromEdge }) => fromEdge < FRAME_PX + BORDER_PX).length;
  return mergeSimilar(clustersOf(pixels))
    .map(
      (cluster): PaletteColour => ({
        colour: averageColour(cluster),
        part: toThousandths(cluster.length / pixels.length),
        edge: toThousandths(onBorder(cluster) / onBorder(pixels)),
      }),
    )
    .filter(({ part }) => part >= LEAST_SHARE)
    .sort((one, other) => other.part - one.part || (one.colour < other.colour ? -1 : 1));
}

function clustersOf(pixels: readonly Pixel[]): Pixel[][] {
  let centres = firstCentres(pixels);
  let clusters: Pixel[][] = [];
  for (let round = 0; round < CLUSTER_ROUNDS; round += 1) {
    clusters = centres.map(() => []);
    for (const pixel of pixels) clusters[indexOfNearest(pixel.lab, centres)]?.push(pixel);
    clusters = clusters.filter((cluster) => cluster.length > 0);
    centres = clusters.map((cluster) => averageOf(cluster, 'lab'));
  }
  return clusters;
}

function firstCentres(pixels: readonly Pixel[]): Oklab[] {
  const centres = [averageOf(pixels, 'lab')];
  while (centres.length < MOST_COLOURS) {
    const distances = pixels.map(({ lab }) =>
      Math.min(...centres.map((centre) => squaredDistance(lab, centre))),
    );
    const largest = Math.max(...distances);
    const farthest = pixels[distances.indexOf(largest)];
    if (!farthest || largest === 0) break;
    centres.push(farthest.lab);
  }
  return centres;
}

function mergeSimilar(clusters: readonly Pixel[][]): readonly Pixel[][] {
  const pairs = clusters.flatMap((one, index) =>
    clusters.slice(index + 1).map((other) => {
      const squared = squaredDistance(averageOf(one, 'lab'), averageOf(other, 'lab'));
      return { one, other, squared };
    }),
  );
  const [closest] = pairs.sort((pair, other) => pair.squared - other.squared);
  if (!closest || closest.squared >= SAME_COLOUR_DISTANCE ** 2) return clusters;
  const { one, other } = closest;
  const rest = clusters.filter((cluster) => cluster !== one && cluster !== other);
  return mergeSimilar([...rest, [...one, ...other]]);
}

function indexOfNearest(lab: Oklab, centres: readonly Oklab[]): number {
  const distances = centres.map((centre) => squaredDistance(lab, centre));
  return distances.indexOf(Math.min(...distances));
}

function squaredDistance(one: Oklab, other: Oklab): number {
  const hue = (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
  return (one[0] - other[0]) ** 2 + HUE_WEIGHT ** 2 * hue;
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

function toThousandths(share: number): number {
  return Math.round(share * 1000) / 1000;
}
