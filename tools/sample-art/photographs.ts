import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { CollectionItem, DetailPhoto } from './collection-item.ts';
import { toJpeg } from './paint-work.ts';
import { createRandom } from './random.ts';

const DETAIL_KILOBYTES = 240;
const HALL_WALL = '#dcd6ca';

/** A further photo of a finished work, as a JPEG. */
export async function photographDetail(
  picture: Sharp,
  item: CollectionItem,
  { file, kind }: DetailPhoto,
): Promise<Buffer> {
  switch (kind) {
    case 'crop':
      return toJpeg(await cropOf(picture, file, 0.46), DETAIL_KILOBYTES);
    case 'texture':
      return toJpeg(await cropOf(picture, file, 0.2), DETAIL_KILOBYTES);
    case 'frame':
      return toJpeg(
        await hang([{ picture, item }], { width: 1200, height: 1200 }),
        DETAIL_KILOBYTES,
      );
  }
}

/** A part of the work, `share` of its width and height, around its middle. */
async function cropOf(picture: Sharp, seed: string, share: number): Promise<Sharp> {
  const random = createRandom(seed);
  const { width, height } = (await picture.clone().toBuffer({ resolveWithObject: true })).info;
  const side = Math.round(Math.max(share * Math.max(width, height), 300));
  const [w, h] = [Math.min(width, side), Math.min(height, Math.round(side * 0.8))];
  const left = Math.round((width - w) * random.between(0.25, 0.75));
  const top = Math.round((height - h) * random.between(0.25, 0.75));
  return picture
    .clone()
    .extract({ left, top, width: w, height: h })
    .resize({ width: Math.max(w, 900) });
}

export interface Hanging {
  readonly picture: Sharp;
  readonly item: Pick<CollectionItem, 'widthCm' | 'heightCm' | 'ground'>;
}

/** Works side by side on a wall, at one scale, framed, in soft light from above; the floor shows when there are several. */
export async function hang(
  works: readonly Hanging[],
  { width, height }: { width: number; height: number },
): Promise<Sharp> {
  const gapCm = 22;
  const wallCm = works.reduce((sum, { item }) => sum + item.widthCm + gapCm, gapCm);
  const tallest = Math.max(...works.map(({ item }) => item.heightCm));
  const floor = works.length > 1 ? Math.round(height * 0.8) : height;
  const scale = Math.min((width * 0.92) / wallCm, (floor * 0.64) / tallest);
  const overlays: OverlayOptions[] = [{ input: room(width, height, floor) }];
  let x = (width - wallCm * scale) / 2 + gapCm * scale;
  for (const { picture, item } of works) {
    const w = Math.round(item.widthCm * scale);
    const h = Math.round(item.heightCm * scale);
    const top = Math.round(floor * 0.47 - h / 2);
    const onPaper = item.ground !== 'canvas' && item.ground !== 'hardboard';
    const frame = await framed(picture, { w, h, onPaper });
    const [left, above] = [Math.round(x - frame.rim), top - frame.rim];
    overlays.push(
      shadow({ left, top: above, w: w + 2 * frame.rim, h: h + 2 * frame.rim, width, height }),
    );
    overlays.push({ input: frame.image, left, top: above });
    x += (item.widthCm + gapCm) * scale;
  }
  const wall = sharp({ create: { width, height, channels: 3, background: HALL_WALL } });
  return sharp(await wall.composite(overlays).png().toBuffer());
}

/** A narrow wooden frame; works on paper get a mount between. */
async function framed(
  picture: Sharp,
  { w, h, onPaper }: { w: number; h: number; onPaper: boolean },
): Promise<{ image: Buffer; rim: number }> {
  const wood = Math.max(4, Math.round(Math.min(w, h) * 0.028));
  const mount = onPaper ? Math.round(Math.min(w, h) * 0.1) : 0;
  const rim = wood + mount;
  const inner = await picture.clone().resize(w, h, { fit: 'fill' }).png().toBuffer();
  const [outW, outH] = [w + 2 * rim, h + 2 * rim];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${outW}" height="${outH}">
    <rect width="100%" height="100%" fill="#6b5540"/>
    <path d="M0 0H${outW}L${outW - wood} ${wood}H${wood}V${outH - wood}L0 ${outH}Z" fill="#846b52"/>
    <rect x="${wood}" y="${wood}" width="${outW - 2 * wood}" height="${outH - 2 * wood}" fill="#f5f1e8"/>
    <rect x="${wood}" y="${wood}" width="${outW - 2 * wood}" height="${Math.max(2, wood / 3)}" fill="#000" opacity="0.16"/>
  </svg>`;
  const image = await sharp(Buffer.from(svg))
    .composite([{ input: inner, left: rim, top: rim }])
    .png()
    .toBuffer();
  return { image, rim };
}

function shadow({
  left,
  top,
  w,
  h,
  width,
  height,
}: {
  left: number;
  top: number;
  w: number;
  h: number;
  width: number;
  height: number;
}): OverlayOptions {
  const depth = Math.max(6, Math.round(Math.min(w, h) * 0.035));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${depth}"/></filter>
    <rect x="${left + depth * 0.4}" y="${top + depth}" width="${w}" height="${h}" fill="#2a2118" opacity="0.42" filter="url(#soft)"/>
  </svg>`;
  return { input: Buffer.from(svg) };
}

/** A plastered wall lit from the upper left, and a floor with its skirting. */
function room(width: number, height: number, floor: number): Buffer {
  const ground =
    floor < height
      ? `<rect y="${floor}" width="100%" height="${height - floor}" fill="url(#floor)"/>
         <rect y="${floor - 12}" width="100%" height="12" fill="#efeae0"/><rect y="${floor}" width="100%" height="3" fill="#4b3f32" opacity="0.5"/>`
      : '';
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="light" cx="0.42" cy="0.18" r="0.95"><stop offset="0" stop-color="#fbf6ea"/><stop offset="0.55" stop-color="#e2dccf"/><stop offset="1" stop-color="#b9b1a3"/></radialGradient>
    <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="#8d7a64"/><stop offset="1" stop-color="#a8937a"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>${ground}</svg>`);
}
