/**
 * The command that hangs many works on one sheet, to look at them:
 *
 *     node tools/sample-art/contact-sheet.ts sheet.jpg                          the whole collection
 *     node tools/sample-art/contact-sheet.ts sheet.jpg --only landscape         one category of it
 *     node tools/sample-art/contact-sheet.ts sheet.jpg --try enso --count 6     trial works of one composition
 *     … --medium oil --size 700 --columns 3                                     one medium, larger, three in a row
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { MEDIA } from './collection-item.ts';
import { type Commission, paintWork, toJpeg, toSharp } from './paint-work.ts';
import { categoryOf, trialCommissions } from './trial-commissions.ts';

const PAPER = '#f1ece1';
const GAP_RATIO = 0.07;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    try: { type: 'string', multiple: true },
    medium: { type: 'string' },
    count: { type: 'string', default: '6' },
    size: { type: 'string', default: '420' },
    columns: { type: 'string' },
  },
});

async function chooseWorks(): Promise<Commission[]> {
  if (values.try) {
    const medium = MEDIA.find((name) => name === values.medium);
    return values.try.flatMap((name) => {
      const found = categoryOf(name);
      if (!found) throw new Error(`No composition is called ${name}`);
      return trialCommissions(found.category, found.composition, {
        count: Number(values.count),
        medium,
      });
    });
  }
  const { COLLECTION } = await import('./collection.ts');
  return COLLECTION.filter(({ category }) => !values.only || category === values.only);
}

const works = await chooseWorks();
const size = Number(values.size);
const gap = Math.round(size * GAP_RATIO);
const columns = Number(
  values.columns ?? Math.min(works.length, Math.max(3, Math.ceil(Math.sqrt(works.length * 1.4)))),
);
const cell = size + gap;
const tiles: OverlayOptions[] = [];
for (const [i, work] of works.entries()) {
  // Painted twice as large, so that the sheet shows the brushwork a shrunk photo shows.
  const picture = toSharp(paintWork(work, Math.max(size, 1000)));
  const { data, info } = await picture
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
const sheet = await sharp({
  create: {
    width: gap + columns * cell,
    height: gap + Math.ceil(works.length / columns) * cell,
    channels: 3,
    background: PAPER,
  },
})
  .composite(tiles)
  .png()
  .toBuffer();
await writeFile(positionals[0] ?? 'contact-sheet.jpg', await toJpeg(sharp(sheet), 4000));
process.stdout.write('\n');
