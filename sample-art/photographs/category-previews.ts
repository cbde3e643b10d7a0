import type { Sharp } from 'sharp';
import type { Category } from '../collection-item.ts';
import { openWork } from './gallery-files.ts';

/** The part of a work that tells what a category is about. */
interface Preview {
  readonly id: number;
  /** Middle of the part, as shares of width and height. */
  readonly at: readonly [number, number];
  /** Width of the part as a share of the work's. */
  readonly share: number;
}

const PREVIEW_WIDTH_PX = 1050;
const PREVIEW_HEIGHT_PX = 600;

export const PREVIEWS: Readonly<Record<Category, Preview>> = {
  flowers_birds: { id: 148, at: [0.5, 0.46], share: 0.96 },
  landscape: { id: 133, at: [0.73, 0.5], share: 0.58 },
  'still-life': { id: 91, at: [0.5, 0.55], share: 0.96 },
  portrait: { id: 84, at: [0.5, 0.36], share: 1 },
  'quick-portrait': { id: 137, at: [0.5, 0.38], share: 1 },
  animals: { id: 117, at: [0.55, 0.5], share: 0.9 },
  architecture: { id: 138, at: [0.52, 0.45], share: 0.92 },
  dzen: { id: 143, at: [0.5, 0.5], share: 0.95 },
};

/** Cuts the preview of a category out of a finished work. */
export async function cutPreview({ id, at, share }: Preview): Promise<Sharp> {
  const work = await openWork(id);
  const { width, height } = await work.metadata();
  const w = Math.round(Math.min(width * share, (height * PREVIEW_WIDTH_PX) / PREVIEW_HEIGHT_PX));
  const h = Math.min(height, Math.round((w * PREVIEW_HEIGHT_PX) / PREVIEW_WIDTH_PX));
  const start = (middle: number, part: number, whole: number) =>
    Math.round(Math.min(whole - part, Math.max(0, middle * whole - part / 2)));
  return work
    .extract({ left: start(at[0], w, width), top: start(at[1], h, height), width: w, height: h })
    .resize(PREVIEW_WIDTH_PX, PREVIEW_HEIGHT_PX);
}
