import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import sharp from 'sharp';
import type { WorkWithTexts } from '#catalogue/change/folder-json.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { firstLanguage, otherLanguages } from '#catalogue/texts/language.ts';
import { latinSlug } from '#catalogue/texts/latin-slug.ts';
import {
  type Proportions,
  parseSize,
  sizeContradictedBy,
  withSize,
} from '#catalogue/works/work-size.ts';
import { decodePhoto, readStatedSize } from '#pipeline/photos/decode/decode-photo.ts';
import { diagnoseFileSize } from '#pipeline/photos/decode/diagnose-photo.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { readEmbeddedFacts } from './embedded-facts.ts';
import { readFileName } from './file-name.ts';

interface DescribedPhoto {
  readonly status: 'described';
  readonly work: WorkWithTexts;
  readonly photo: Buffer;
  /** In pixels, after rotation. */
  readonly size: Proportions;
}

/** Photos of other kinds become JPEG; at this quality no loss is visible. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** The id is a suggestion; saving assigns a free one. */
export async function describePhoto(
  file: string,
  bytes: Buffer,
  { category, id }: { readonly category: Category; readonly id: number },
): Promise<DescribedPhoto | PhotoFault> {
  const stated = diagnoseFileSize(bytes.length) ?? (await readStatedSize(bytes));
  if (stated.status === 'faulty') return stated;
  const photo = await asJpeg(bytes);
  if (!Buffer.isBuffer(photo)) return photo;
  const { autoOrient: size } = await sharp(photo).metadata();

  const stem = parse(file).name;
  const named = readFileName(stem);
  const { titles, date } = readEmbeddedFacts(bytes);
  const words = wordsOf(titles, named.title);
  const name = `${latinSlug(words[firstLanguage()]?.title || stem) || 'photo'}-${id}.jpg`;
  const details = {
    date: dateInWords(named.year, date),
    desc: named.desc && descFor(named.desc, size),
  };
  return {
    status: 'described',
    size,
    photo,
    work: {
      entry: {
        ...{ id, category, title: `art-${id}`, src: name, active: 'true', details },
        key: keyOf(bytes),
      },
      texts: words,
    },
  };
}

/** A hash of the content identifies a photo, even if its work has changed. */
export function keyOf(bytes: Buffer): string {
  return `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`;
}

async function asJpeg(bytes: Buffer): Promise<Buffer | PhotoFault> {
  if (bytes.readUInt16BE(0) === 0xffd8) return bytes;
  const decoded = await decodePhoto(bytes);
  if (decoded.status === 'faulty') return decoded;
  const { pixels, width, height } = decoded;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer();
}

/** A person wrote the embedded title, so it precedes the file name. */
function wordsOf(titles: ReadonlyMap<string, string>, named: string): WorkWithTexts['texts'] {
  const first = firstLanguage();
  const translated = otherLanguages().flatMap((language) => {
    const title = titles.get(language);
    return title ? [[language, { title }] as const] : [];
  });
  return {
    [first]: { title: titles.get(first) ?? titles.get('') ?? named },
    ...Object.fromEntries(translated),
  };
}

/** Many people write the height first: swaps the two if only that fits the photo. */
function descFor(desc: string, photo: Proportions): string {
  const size = parseSize(desc);
  if (!size || !sizeContradictedBy(photo, desc)) return desc;
  const swapped = withSize(desc, { width: size.height, height: size.width });
  return sizeContradictedBy(photo, swapped) ? desc : swapped;
}

/** @example dateInWords('', '2019-05-12') // 'май 2019'; ('2018', '2019-05-12') // '2018' */
function dateInWords(year: string, date: string): string {
  const [embeddedYear = '', month] = date.split('-');
  if (!month || (year && year !== embeddedYear)) return year || embeddedYear;
  const name = new Intl.DateTimeFormat(firstLanguage(), { month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${embeddedYear}-${month}-01T12:00Z`))} ${embeddedYear}`;
}
