import { PICTURE_FORMATS, TALL_CROP } from '#catalogue/photos/photo.ts';
import {
  isSound,
  makeEntry,
  type PhotoEntry,
  pictureEntryName,
  readEntry,
  seemsSound,
  writePicture,
} from '#pipeline/photos/cache/photo-cache.ts';
import {
  averageColour,
  type DecodedPhoto,
  freePixels,
} from '#pipeline/photos/decode/decode-photo.ts';
import { hasLightEdge } from '#pipeline/photos/decode/light-edge.ts';
import {
  type KnownOriginal,
  type WithOriginal,
  withOriginal,
} from '#pipeline/photos/decode/original-in-memory.ts';
import { paletteOf } from '#pipeline/photos/decode/palette.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { besideOthers, TASKS_AT_ONCE } from '#pipeline/photos/image-work.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import {
  cropTall,
  encodePhoto,
  encodingOf,
  type PictureQuality,
  pictureKey,
  reducePhoto,
} from './encode-photo.ts';
import { type PictureRole, unitedWidths } from './picture-sizes.ts';

/** Plain data, so that it can be sent to a process. */
export interface RenderOrder extends KnownOriginal {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  /** Without roles the photo is only measured. */
  readonly roles: readonly PictureRole[];
  /** Pictures of the upright middle. */
  readonly isTall: boolean;
  /** Limit of the longer side for the close-up picture. */
  readonly closeUpPx?: number | undefined;
  /** Makes only this one: `700.avif`. */
  readonly only?: string;
}

export type RenderOutcome =
  | { readonly status: 'rendered'; readonly key: string; readonly entry: PhotoEntry }
  | PhotoFault;

function keyOf({ contentHash, quality, isTall }: RenderOrder): string {
  const encoding = encodingOf(quality);
  return pictureKey(contentHash, isTall ? { ...encoding, crop: TALL_CROP } : encoding);
}

async function missingPictures(
  order: RenderOrder,
  key: string,
  entry: PhotoEntry,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const missing = new Map<number, readonly string[]>();
  // A single picture is about to be sent, so it is compared byte by byte.
  const isKept = order.only === undefined ? seemsSound : isSound;
  for (const width of unitedWidths(order.roles, entry, order.closeUpPx)) {
    const names = PICTURE_FORMATS.map((format) => pictureEntryName(width, format)).filter(
      (name) => order.only === undefined || order.only === name,
    );
    const sound = await Promise.all(
      names.map((entryName) => isKept(order.cacheDir, key, { entryName, entry })),
    );
    const absent = names.filter((_, position) => sound[position] === false);
    if (absent.length > 0) missing.set(width, absent);
  }
  return missing;
}

async function makePictures(
  photo: DecodedPhoto,
  order: RenderOrder,
  { key, entry }: { key: string; entry: PhotoEntry },
): Promise<PhotoEntry> {
  const missing = await missingPictures(order, key, entry);
  if (missing.size === 0) return entry;
  const encoding = encodingOf(order.quality);
  const pictures = { ...entry.pictures };
  // The widest takes longest, so it starts first.
  await forEach([...missing].reverse(), TASKS_AT_ONCE, ([width, names]) =>
    besideOthers(async () => {
      const reduced = await reducePhoto(photo, width);
      for (const format of PICTURE_FORMATS) {
        const entryName = pictureEntryName(width, format);
        if (!names.includes(entryName)) continue;
        const bytes = await encodePhoto(reduced, format, encoding);
        pictures[entryName] = await writePicture(order.cacheDir, key, { entryName, bytes });
      }
      if (reduced !== photo) freePixels(reduced);
    }),
  );
  return { ...entry, pictures };
}

/** Without reading the original; `undefined` when something is missing. */
export async function findRendered(order: RenderOrder): Promise<RenderOutcome | undefined> {
  const key = keyOf(order);
  const entry = readEntry(order.cacheDir, key);
  if (!entry || !isMeasured(entry)) return undefined;
  const missing = await missingPictures(order, key, entry);
  return missing.size === 0 ? { status: 'rendered', key, entry } : undefined;
}

function isMeasured({ hasLightEdge, palette }: PhotoEntry): boolean {
  return hasLightEdge !== undefined && palette !== undefined;
}

async function measure(photo: DecodedPhoto, pages: number): Promise<PhotoEntry> {
  const { width, height } = photo;
  const colour = await averageColour(photo);
  const [isLight, palette] = [await hasLightEdge(photo), await paletteOf(photo)];
  return {
    ...{ width, height, colour, hasLightEdge: isLight, palette, pictures: {} },
    ...(pages > 1 && { pages }),
  };
}

/**
 * One decode for all pictures.
 * @param withOriginalOf `withKeptOriginal` for a photo that will probably be requested again
 */
export function renderPhoto(
  order: RenderOrder,
  withOriginalOf: WithOriginal = withOriginal,
): Promise<RenderOutcome> {
  const key = keyOf(order);
  return withOriginalOf(order, async ({ photo: whole, pages }): Promise<RenderOutcome> => {
    const photo = order.isTall ? await besideOthers(() => cropTall(whole)) : whole;
    const entry = await makeEntry(order.cacheDir, key, async (known) => {
      const measured =
        known && isMeasured(known)
          ? known
          : {
              ...(await besideOthers(() => measure(photo, pages))),
              pictures: known?.pictures ?? {},
            };
      return makePictures(photo, order, { key, entry: measured });
    });
    if (photo !== whole) freePixels(photo);
    return { status: 'rendered', key, entry };
  });
}
