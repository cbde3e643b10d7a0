import { mkdir, writeFile } from 'node:fs/promises';
import { CLOSE_UPS, COLLECTION } from './collection.ts';
import type { CollectionItem } from './collection-item.ts';
import { paintWork, toJpeg, toSharp } from './paint-work.ts';
import { photographDetail } from './photographs/detail.ts';
import { DETAILS, findWork, GALLERY, IMAGES } from './photographs/gallery-files.ts';
import { PHOTOGRAPHS } from './photographs/photographs.ts';

/** A piece of work small enough to hand to a worker: a picture with its details, or a photo of pictures that hang already. */
export type Job =
  | { readonly kind: 'work'; readonly id: number }
  | { readonly kind: 'photograph'; readonly file: string };

const LONG_SIDE_PX = 1800;
const PANORAMA_PX = 2200;
/** Size at which a work is painted of which details are shown. */
const CLOSE_PX = 2400;
/** From this ratio of the sides on, 1800 px would leave the short side too small to look into. */
const PANORAMA_RATIO = 1.9;
const WORK_KILOBYTES = 330;
/** The most that a site shows from close up (`closeUp` in `site.json`). */
const CLOSE_UP_PX = 3600;
const LARGE_KILOBYTES = 1500;
/** From this height to width on, a scroll is unrolled as wide as a window, and its width is what counts. */
const HANGING_RATIO = 3;
const HANGING_WIDTH_PX = 1600;

/** Every work, in the order of the collection. */
export const allWorks = (): Job[] => COLLECTION.map(({ id }) => ({ kind: 'work', id }));

/** Every photo that is not one of the gallery; their pictures must have been painted before. */
export const allPhotographs = (): Job[] =>
  Object.keys(PHOTOGRAPHS).map((file) => ({ kind: 'photograph', file }));

export const nameOf = (job: Job): string => (job.kind === 'work' ? findWork(job.id).src : job.file);

/** Does a job and writes its files below `content/images`. */
export async function carryOut(job: Job): Promise<void> {
  if (job.kind === 'work') return hangWork(findWork(job.id));
  const take = PHOTOGRAPHS[job.file];
  if (!take) throw new Error(`No photo is called ${job.file}.`);
  const target = new URL(job.file, IMAGES);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, await take());
}

/** Pixels of the longer side of a work's photo. */
function longSideOf({ id, widthCm, heightCm }: CollectionItem): number {
  if (CLOSE_UPS.has(id)) return CLOSE_UP_PX;
  const upright = heightCm / widthCm;
  if (upright > HANGING_RATIO) return Math.round(HANGING_WIDTH_PX * upright);
  return Math.max(upright, 1 / upright) >= PANORAMA_RATIO ? PANORAMA_PX : LONG_SIDE_PX;
}

async function hangWork(item: CollectionItem): Promise<void> {
  const longSide = longSideOf(item);
  const hasDetails = item.detailPhotos.length > 0;
  const isPaintedLarger = hasDetails && longSide < CLOSE_PX;
  const picture = toSharp(paintWork(item, isPaintedLarger ? CLOSE_PX : longSide));
  const shown = isPaintedLarger
    ? picture.clone().resize(longSide, longSide, { fit: 'inside' })
    : picture;
  await mkdir(DETAILS, { recursive: true });
  await writeFile(
    new URL(item.src, GALLERY),
    await toJpeg(shown, longSide > CLOSE_PX ? LARGE_KILOBYTES : WORK_KILOBYTES),
  );
  for (const photo of item.detailPhotos) {
    await writeFile(new URL(photo.file, DETAILS), await photographDetail(picture, item, photo));
  }
}
