import { parse } from 'node:path';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { latinSlug } from '#catalogue/texts/latin-slug.ts';
import { readSize } from '#catalogue/texts/size.ts';
import { isMaterial } from '#catalogue/works/materials.ts';
import { type Proportions, sizeContradictedBy, withSize } from '#catalogue/works/work-size.ts';
import { readEmbeddedFacts } from './embedded-facts.ts';
import { readFileName } from './file-name.ts';
import { text } from './messages.ts';
import { dateInWords } from './photo-date.ts';

const SMALL_PHOTO_PX = 1200;

interface ImportedPhoto extends Pick<GalleryEntry, 'id' | 'category' | 'key'> {
  readonly file: string;
  readonly bytes: Buffer;
  readonly size: Proportions;
}

/** Prefers facts in the file name to embedded ones, which programs may have written. */
export async function describeWork({ file, bytes, size, ...own }: ImportedPhoto) {
  const { base, name } = parse(file);
  const { price, convertedSize, isSold, ...named } = readFileName(base);
  const embedded = await readEmbeddedFacts(bytes);
  const title = named.title || (embedded.titles[firstLanguage()] ?? '');
  const date = named.date || dateInWords(embedded.date || named.takenOn);
  const desc = named.desc && withLikelyOrder(named.desc, size);
  const entry: GalleryEntry = {
    ...own,
    title: `art-${own.id}`,
    src: `${latinSlug(title || name) || 'photo'}-${own.id}.jpg`,
    active: 'true',
    ...(isSold && { availability: 'sold' }),
    details: { date, desc },
  };
  const titles = Object.entries({ ...embedded.titles, [firstLanguage()]: title });
  const texts = Object.fromEntries(titles.map(([language, own]) => [language, { title: own }]));

  const { gaps, ...remarks } = text();
  const facts = [title, desc, date, isSold && remarks.sold, `${size.width}×${size.height}`];
  const missing = [
    !title && gaps.title,
    !desc.split(', ').some(isMaterial) && gaps.material,
    typeof readSize(desc) === 'string' && gaps.size,
    !date && gaps.date,
    Math.max(size.width, size.height) < SMALL_PHOTO_PX && remarks.pixels(SMALL_PHOTO_PX),
  ].filter(Boolean);
  const line = [
    `${entry.title}, ${own.category}: ${facts.filter(Boolean).join(', ')}`,
    missing.length > 0 && remarks.missing(missing.join(', ')),
    convertedSize && remarks.converted(convertedSize),
    price && remarks.price(price),
    embedded.impossibleDate && remarks.impossibleDate(embedded.impossibleDate),
  ].filter(Boolean);
  return { work: { entry, texts }, line: line.join('; ') };
}

/** Many people write the height first. Swaps width and height if only that fits the photo. */
function withLikelyOrder(desc: string, photo: Proportions): string {
  const size = sizeContradictedBy(photo, desc);
  if (!size) return desc;
  const swapped = withSize(desc, { ...size, width: size.height, height: size.width });
  return sizeContradictedBy(photo, swapped) ? desc : swapped;
}
