import { readFile } from 'node:fs/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { COLLECTION } from '../collection.ts';
import type { CollectionItem } from '../collection-item.ts';

export const IMAGES = new URL('../../content/images/', import.meta.url);
export const GALLERY = new URL('gallery/', IMAGES);
export const DETAILS = new URL('gallery/details/', IMAGES);

/** @throws when the collection has no work with that id */
export function findWork(id: number): CollectionItem {
  const item = COLLECTION.find((work) => work.id === id);
  if (!item) throw new Error(`The collection has no work ${id}.`);
  return item;
}

/**
 * The finished picture of a work, as it was hung before.
 *
 * @throws when it has not been painted yet
 */
export async function openWork(id: number): Promise<Sharp> {
  const file = new URL(findWork(id).src, GALLERY);
  const bytes = await readFile(file).catch(() => {
    throw new Error(`Work ${id} is not painted yet: run sample.ts ${id} first.`);
  });
  return sharp(bytes);
}

/** A picture for a canvas, shrunk well before it is drawn. */
export async function imageOf(picture: Sharp, width: number, height: number): Promise<Image> {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  return loadImage(
    await picture
      .clone()
      .resize({ ...size, fit: 'fill' })
      .png()
      .toBuffer(),
  );
}
