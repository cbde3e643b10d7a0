/**
 * The command that hangs many works on one sheet, to look at them:
 *
 *     node sample-art/contact-sheet.ts sheet.jpg                          the whole collection, as painted before
 *     node sample-art/contact-sheet.ts sheet.jpg --only landscape         one category of it
 *     … --width 1800 --row 150 --kilobytes 1500                                 width and height of rows in pixels, size of the file
 *     node sample-art/contact-sheet.ts sheet.jpg --try enso --count 6     trial works of one composition, painted now
 *     … --medium oil --size 700 --columns 3                                     one medium, larger, three in a row
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { COLLECTION } from './collection.ts';
import { MEDIA } from './collection-item.ts';
import { type Commission, paintWork, toJpeg, toSharp } from './paint-work.ts';
import { GALLERY } from './photographs/gallery-files.ts';
import { hangInRows } from './salon-hang.ts';
import { categoryOf, trialCommissions } from './trial-commissions.ts';

/** A little darker than rice paper, so that sheets keep their edges. */
const WALL = '#d6d0c4';
const GAP_RATIO = 0.07;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '2000' },
    row: { type: 'string', default: '260' },
    kilobytes: { type: 'string', default: '4000' },
    try: { type: 'string', multiple: true },
    medium: { type: 'string' },
    count: { type: 'string', default: '6' },
    size: { type: 'string', default: '420' },
    columns: { type: 'string' },
  },
});

const blankSheet = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: WALL } });

/** Finished works side by side, without regard to their true sizes. */
async function hangCollection(): Promise<Sharp> {
  const files = COLLECTION.filter(({ category }) => !values.only || category === values.only)
    .map(({ src }) => fileURLToPath(new URL(src, GALLERY)))
    .filter((file) => existsSync(file));
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Number(values.width);
  const rowHeight = Number(values.row);
  const { places, height } = hangInRows(sizes, {
    width,
    rowHeight,
    gap: Math.round(rowHeight * GAP_RATIO),
  });
  const tiles: OverlayOptions[] = [];
  for (const [i, file] of files.entries()) {
    const place = places[i];
    if (!place) continue;
    const input = await sharp(file)
      .resize(place.width, place.height, { fit: 'fill' })
      .png()
      .toBuffer();
    tiles.push({ input, left: place.left, top: place.top });
  }
  return blankSheet(width, height).composite(tiles);
}

function chooseTrials(names: readonly string[]): Commission[] {
  const medium = MEDIA.find((name) => name === values.medium);
  return names.flatMap((name) => {
    const found = categoryOf(name);
    if (!found) throw new Error(`No composition is called ${name}`);
    const count = Number(values.count);
    return trialCommissions(found.category, found.composition, { count, medium });
  });
}

/** Trial works in a grid, painted twice as large, so that the sheet shows the brushwork a shrunk photo shows. */
async function hangTrials(works: readonly Commission[]): Promise<Sharp> {
  const size = Number(values.size);
  const gap = Math.round(size * GAP_RATIO);
  const square = Math.min(works.length, Math.max(3, Math.ceil(Math.sqrt(works.length * 1.4))));
  const columns = Number(values.columns ?? square);
  const cell = size + gap;
  const tiles: OverlayOptions[] = [];
  for (const [i, work] of works.entries()) {
    const { data, info } = await toSharp(paintWork(work, Math.max(size, 1000)))
      .resize(size, size, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    tiles.push({
      input: data,
      left: gap + (i % columns) * cell + Math.floor((size - info.width) / 2),
      top: gap + Math.floor(i / columns) * cell + Math.floor((size - info.height) / 2),
    });
    process.stdout.write(`\r${i + 1} of ${works.length}`);
  }
  process.stdout.write('\n');
  return blankSheet(gap + columns * cell, gap + Math.ceil(works.length / columns) * cell).composite(
    tiles,
  );
}

const sheet = values.try ? await hangTrials(chooseTrials(values.try)) : await hangCollection();
const flat = sharp(await sheet.png().toBuffer());
await writeFile(
  positionals[0] ?? 'contact-sheet.jpg',
  await toJpeg(flat, Number(values.kilobytes)),
);
