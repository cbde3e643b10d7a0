import sharp, { type Sharp } from 'sharp';
import type { CollectionItem, Medium } from './collection-item.ts';
import { COMPOSERS } from './compositions.ts';
import { layGround } from './grounds.ts';
import { paintCharcoal } from './media/charcoal.ts';
import { paintLiner, paintPencil } from './media/hatching.ts';
import { paintInk, paintSepia } from './media/ink.ts';
import type { PaintWith } from './media/medium.ts';
import { paintAcrylic, paintOil } from './media/oil.ts';
import { paintPastel } from './media/pastel.ts';
import { paintWatercolour } from './media/watercolour.ts';
import { mixPalette } from './palette.ts';
import type { Picture } from './picture.ts';
import { createRandom } from './random.ts';
import { type Compose, Scene, scaleElements } from './scene.ts';
import { pressSeal } from './seal.ts';
import { signPicture } from './signature.ts';

const MEDIA: Record<Medium, PaintWith> = {
  oil: paintOil,
  acrylic: paintAcrylic,
  watercolour: paintWatercolour,
  ink: paintInk,
  sepia: paintSepia,
  pastel: paintPastel,
  charcoal: paintCharcoal,
  pencil: paintPencil,
  liner: paintLiner,
};

/** Length of the long side of a picture in units. */
const LONG_SIDE_UNITS = 1000;
const SEAL_UNITS = 30;

/** A picture twice as wide is not painted with brushes twice as wide. */
const handFor = (longestCm: number) => Math.min(1.2, Math.max(0.66, (60 / longestCm) ** 0.4));

/** What a picture is painted from: a work of the collection, or one for trying out. */
export type Commission = Omit<CollectionItem, 'src' | 'detailPhotos'>;

/**
 * Paints one work; the same commission gives the same pixels.
 *
 * @throws when nobody has laid out its composition yet
 */
export function paintWork(commission: Commission, longSidePx: number): Picture {
  const compose = COMPOSERS[commission.composition];
  if (!compose) throw new Error(`No composition is called ${commission.composition}`);
  return paintScene(compose, commission, longSidePx);
}

/** Paints a scene of its own that hangs in no category: the commission says size, light, medium and seed. */
export function paintScene(compose: Compose, commission: Commission, longSidePx: number): Picture {
  const { category, composition, id, season, hour, medium, ground } = commission;
  const random = createRandom(`${category}/${composition}/${id}`);
  const longest = Math.max(commission.widthCm, commission.heightCm);
  const width = (commission.widthCm / longest) * LONG_SIDE_UNITS;
  const height = (commission.heightCm / longest) * LONG_SIDE_UNITS;
  const unit = longSidePx / LONG_SIDE_UNITS;
  const size = { width: Math.round(width * unit), height: Math.round(height * unit) };
  const scene = new Scene();
  const palette = mixPalette(season, hour, random.fork('palette'));
  compose(scene, { ...commission, width, height, palette, random: random.fork('composition') });
  const support = layGround(ground, { ...size, unit, random: random.fork('ground') });
  const picture = MEDIA[medium]({
    ...size,
    unit,
    hand: handFor(longest),
    support,
    elements: scaleElements(scene.elements, unit),
    random: random.fork('medium'),
  });
  if (scene.sealAt && (ground === 'rice-paper' || medium === 'ink')) {
    const [x, y] = scene.sealAt;
    const side = SEAL_UNITS * unit * Math.max(0.8, Math.min(width, height) / 800);
    pressSeal(picture, {
      at: [x * unit, y * unit],
      side,
      tooth: support.tooth,
      random: random.fork('seal'),
    });
  }
  if (medium === 'oil' || medium === 'acrylic') {
    signPicture(picture, { unit, random: random.fork('signature') });
  }
  return picture;
}

/** A picture as sharp takes it: 8 bits a colour. */
export function toSharp({ width, height, rgb }: Picture): Sharp {
  return sharp(Buffer.from(Uint8ClampedArray.from(rgb).buffer), {
    raw: { width, height, channels: 3 },
  });
}

const QUALITIES = [86, 82, 78, 74, 70, 65, 60, 54, 46] as const;

/** A JPEG of at most about `maxKilobytes`: grainy sheets get a stronger compression than calm ones. */
export async function toJpeg(image: Sharp, maxKilobytes = 420): Promise<Buffer> {
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxKilobytes * 1024) break;
  }
  return jpeg;
}
