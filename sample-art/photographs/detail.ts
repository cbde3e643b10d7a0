import { createCanvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { CollectionItem, DetailPhoto } from '../collection-item.ts';
import { type Colour, css, oklch } from '../colour.ts';
import { toJpeg } from '../paint-work.ts';
import { createRandom } from '../random.ts';
import { develop } from './finish.ts';
import { drawFramed, type Frame, surroundOf } from './frames.ts';
import { imageOf } from './gallery-files.ts';

const DETAIL_KILOBYTES = 230;
const FRAMED_PX = 1200;
const WALLS: readonly Colour[] = [
  oklch(0.9, 0.012, 85),
  oklch(0.8, 0.02, 160),
  oklch(0.82, 0.018, 250),
  oklch(0.86, 0.03, 75),
  oklch(0.72, 0.025, 120),
];

/** A further photo of a finished work, as a JPEG. */
export async function photographDetail(
  picture: Sharp,
  item: CollectionItem,
  photo: DetailPhoto,
): Promise<Buffer> {
  switch (photo.kind) {
    case 'crop':
      return toJpeg(await cropOf(picture, photo, 0.46), DETAIL_KILOBYTES);
    case 'texture':
      return toJpeg(await cropOf(picture, photo, 0.24), DETAIL_KILOBYTES);
    case 'frame':
      return toJpeg(await photographFramed(picture, item, photo.file), DETAIL_KILOBYTES);
  }
}

const TRIES = 9;

/** A part of the work, `share` of its longer side wide: the place asked for, or of several the one with most to see. */
async function cropOf(picture: Sharp, { file, at }: DetailPhoto, share: number): Promise<Sharp> {
  const random = createRandom(file);
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const wanted = share * Math.max(info.width, info.height);
  // As wide as a scroll, a detail would bring nothing nearer.
  const side = Math.round(wanted < info.width ? wanted : info.width * 0.6);
  const size = { width: side, height: Math.min(info.height, Math.round(side * 0.8)) };
  const within = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(whole - length, Math.max(0, middle * whole - length / 2)));
  const placeAt = ([x, y]: readonly [number, number]) => ({
    left: within(x, size.width, info.width),
    top: within(y, size.height, info.height),
    ...size,
  });
  let best = placeAt(at ?? [0.5, 0.5]);
  let most = -1;
  for (let i = 0; at === undefined && i < TRIES; i++) {
    const place = {
      left: Math.round((info.width - size.width) * random.between(0.15, 0.85)),
      top: Math.round((info.height - size.height) * random.between(0.15, 0.85)),
      ...size,
    };
    const { channels } = await sharp(
      await whole.clone().extract(place).resize(64).png().toBuffer(),
    ).stats();
    const variety = channels.reduce((sum, { stdev }) => sum + stdev, 0);
    if (variety > most) [best, most] = [place, variety];
  }
  return whole
    .clone()
    .extract(best)
    .resize({ width: Math.max(size.width, 1000) });
}

/** The frame a work would get at home. */
function frameFor({ ground, medium, widthCm, heightCm }: CollectionItem, seed: string): Frame {
  const random = createRandom(seed);
  if (ground === 'rice-paper' && heightCm > widthCm * 1.6) return 'scroll';
  if (medium === 'oil') return random.pick(['walnut', 'gilt', 'oak', 'black'] as const);
  return random.pick(['oak', 'black', 'white', 'walnut'] as const);
}

/** The work alone on a wall in the light of a window to the left. */
async function photographFramed(
  picture: Sharp,
  item: CollectionItem,
  seed: string,
): Promise<Sharp> {
  const frame = frameFor(item, seed);
  const mounted = item.ground !== 'canvas' && item.ground !== 'hardboard';
  const around = surroundOf(frame, { ...item, mounted });
  const outerWidth = item.widthCm + 2 * around.side;
  const outerHeight = item.heightCm + around.top + around.bottom;
  const tall = outerHeight > outerWidth * 1.15;
  const size = {
    width: tall ? FRAMED_PX * 0.8 : FRAMED_PX,
    height: tall ? FRAMED_PX : FRAMED_PX * 0.8,
  };
  const cm = Math.min((size.width * 0.74) / outerWidth, (size.height * 0.74) / outerHeight);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = css(createRandom(seed).pick(WALLS));
  context.fillRect(0, 0, size.width, size.height);
  const place = {
    left: (size.width - item.widthCm * cm) / 2,
    top: size.height * 0.49 - (outerHeight / 2 - around.top) * cm,
    width: item.widthCm * cm,
    height: item.heightCm * cm,
    cm,
  };
  const image = await imageOf(picture, place.width, place.height);
  drawFramed(context, image, { frame, mounted, place });
  const light = context.createRadialGradient(
    size.width * 0.3,
    size.height * 0.1,
    0,
    size.width * 0.4,
    size.height * 0.3,
    size.width * 1.05,
  );
  light.addColorStop(0, 'rgba(255,250,238,1)');
  light.addColorStop(0.5, 'rgba(226,220,210,1)');
  light.addColorStop(1, 'rgba(150,144,138,1)');
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = light;
  context.fillRect(0, 0, size.width, size.height);
  return develop(canvas, { seed, vignette: 0.2, contrast: 1.1 });
}
