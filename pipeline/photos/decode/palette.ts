import { hexColour, type Oklab, oklab } from '#catalogue/photos/colours.ts';
import type { Palette, PaletteColour } from '#catalogue/photos/photo.ts';
import { type DecodedPhoto, SAMPLE_PX, sampleOf } from './decode-photo.ts';

/** Share of each side that is ignored, because a frame, a mount or a table may show there. */
const FRAME_PART = 1 / 16;

/** Share of the rest that counts as border, where the paper of a painting shows. */
const BORDER_PART = 1 / 16;

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

interface Pixel {
  readonly rgb: readonly [number, number, number];
  readonly lab: Oklab;
  readonly isOnBorder: boolean;
}

/** K-means in OKLab, from the most distant pixels, so that builds are reproducible. */
export async function paletteOf(photo: DecodedPhoto): Promise<Palette> {
  const width = Math.min(SAMPLE_PX, photo.width);
  const height = Math.min(SAMPLE_PX, photo.height);
  const pixels = pixelsWithin(await sampleOf(photo), width, height);
  const border = pixels.filter(({ isOnBorder }) => isOnBorder).length;
  const clusters = united(clustersOf(pixels));
  return clusters
    .map((cluster): PaletteColour => {
      const onBorder = cluster.filter(({ isOnBorder }) => isOnBorder).length;
      return {
        colour: averageOf(cluster),
        part: rounded(cluster.length / pixels.length),
        edge: rounded(onBorder / border),
      };
    })
    .filter(({ part }) => part >= LEAST_PART)
    .sort((one, other) => other.part - one.part || (one.colour < other.colour ? -1 : 1));
}

function pixelsWithin(sample: Buffer, width: number, height: number): Pixel[] {
  const [left, top] = [width, height].map((side) => Math.floor(side * FRAME_PART)) as [
    number,
    number,
  ];
  const [besides, above] = [width, height].map((side) => Math.ceil(side * BORDER_PART)) as [
    number,
    number,
  ];
  const pixels: Pixel[] = [];
  for (let y = top; y < height - top; y += 1) {
    for (let x = left; x < width - left; x += 1) {
      const at = 3 * (y * width + x);
      const rgb = [sample[at] ?? 0, sample[at + 1] ?? 0, sample[at + 2] ?? 0] as const;
      pixels.push({
        rgb,
        lab: oklab(...rgb),
        isOnBorder:
          x < left + besides ||
          x >= width - left - besides ||
          y < top + above ||
          y >= height - top - above,
      });
    }
  }
  return pixels;
}

function clustersOf(pixels: readonly Pixel[]): Pixel[][] {
  let centres = firstCentres(pixels);
  let clusters: Pixel[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    clusters = centres.map(() => []);
    for (const pixel of pixels) clusters[nearest(pixel.lab, centres)]?.push(pixel);
    clusters = clusters.filter((cluster) => cluster.length > 0);
    centres = clusters.map(centreOf);
  }
  return clusters;
}

function firstCentres(pixels: readonly Pixel[]): Oklab[] {
  const centres = [centreOf(pixels)];
  const distances = pixels.map(({ lab }) => distance(lab, centres[0] as Oklab));
  while (centres.length < MOST_COLOURS) {
    const farthest = distances.indexOf(Math.max(...distances));
    const centre = pixels[farthest]?.lab;
    if (!centre || distances[farthest] === 0) break;
    centres.push(centre);
    pixels.forEach(({ lab }, at) => {
      distances[at] = Math.min(distances[at] ?? 0, distance(lab, centre));
    });
  }
  return centres;
}

function united(clusters: readonly Pixel[][]): Pixel[][] {
  const rest = clusters.map((pixels) => ({ pixels, centre: centreOf(pixels) }));
  for (;;) {
    let found: { one: number; other: number; least: number } | undefined;
    rest.forEach(({ centre }, one) => {
      for (let other = one + 1; other < rest.length; other += 1) {
        const least = distance(centre, rest[other]?.centre ?? centre);
        if (least < (found?.least ?? SAME_COLOUR ** 2)) found = { one, other, least };
      }
    });
    if (!found) return rest.map(({ pixels }) => pixels);
    const [merged] = rest.splice(found.other, 1);
    const pixels = [...(rest[found.one]?.pixels ?? []), ...(merged?.pixels ?? [])];
    rest[found.one] = { pixels, centre: centreOf(pixels) };
  }
}

function nearest(lab: Oklab, centres: readonly Oklab[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < centres.length; at += 1) {
    const each = distance(lab, centres[at] as Oklab);
    if (each >= least) continue;
    best = at;
    least = each;
  }
  return best;
}

function distance(one: Oklab, other: Oklab): number {
  const hue = (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
  return (one[0] - other[0]) ** 2 + WEIGHT_OF_HUE ** 2 * hue;
}

function centreOf(pixels: readonly Pixel[]): Oklab {
  const sums = [0, 0, 0] as [number, number, number];
  for (const { lab } of pixels) {
    sums[0] += lab[0];
    sums[1] += lab[1];
    sums[2] += lab[2];
  }
  return sums.map((sum) => sum / pixels.length) as unknown as Oklab;
}

function averageOf(pixels: readonly Pixel[]): string {
  const sumOf = (channel: number) => pixels.reduce((all, { rgb }) => all + (rgb[channel] ?? 0), 0);
  return hexColour([0, 1, 2].map((channel) => sumOf(channel) / pixels.length));
}

function rounded(part: number): number {
  return Math.round(part * 1000) / 1000;
}
