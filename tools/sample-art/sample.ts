/**
 * The command that repaints the sample collection, or one work of it:
 *
 *     node tools/sample-art/sample.ts [id]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { COLLECTION } from './collection.ts';
import type { CollectionItem } from './collection-item.ts';
import { paintWork, toJpeg, toSharp } from './paint-work.ts';
import { photographDetail } from './photographs.ts';

const GALLERY = new URL('../../content/images/gallery/', import.meta.url);
const DETAILS = new URL('details/', GALLERY);

const LONG_SIDE_PX = 1600;
const PANORAMA_PX = 2000;
/** From this ratio of the sides on, 1600 px would leave the short side too small to look into. */
const PANORAMA_RATIO = 1.9;

async function paint(item: CollectionItem): Promise<void> {
  const ratio = Math.max(item.widthCm / item.heightCm, item.heightCm / item.widthCm);
  const picture = toSharp(paintWork(item, ratio >= PANORAMA_RATIO ? PANORAMA_PX : LONG_SIDE_PX));
  const jpeg = await toJpeg(picture);
  await writeFile(new URL(item.src, GALLERY), jpeg);
  for (const photo of item.detailPhotos) {
    await writeFile(new URL(photo.file, DETAILS), await photographDetail(picture, item, photo));
  }
}

const wanted = process.argv[2];
const works = COLLECTION.filter(({ id }) => wanted === undefined || id === Number(wanted));
if (works.length === 0) {
  console.error(`The collection has no work with the id ${wanted}.`);
  process.exitCode = 1;
}
await mkdir(DETAILS, { recursive: true });
for (const [i, item] of works.entries()) {
  await paint(item);
  process.stdout.write(`\rPainted ${i + 1} of ${works.length}: ${item.src.padEnd(40)}`);
}
process.stdout.write('\n');
