import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import sharp from 'sharp';
import type { WorkPackage } from '#catalogue/add/work-package.ts';
import { latinSlug } from '#catalogue/photos/photo-slug.ts';
import { firstLanguage, otherLanguages } from '#catalogue/words/language.ts';
import type { Category } from '#catalogue/works/categories.ts';
import { parseSize, sizeUnlike, type WorkSize, withSize } from '#catalogue/works/work-size.ts';
import type { ReceivedWork } from '#pipeline/add/read-package.ts';
import { decodePhoto, readStatedSize } from '#pipeline/photos/decode/decode-photo.ts';
import { diagnoseFileSize } from '#pipeline/photos/decode/diagnose-photo.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { readEmbeddedFacts } from './embedded-facts.ts';
import { readFileName } from './file-name.ts';

/** A work as its photo tells it, ready to be saved. */
interface DescribedPhoto {
  readonly status: 'described';
  readonly work: ReceivedWork;
  /** In pixels, upright. */
  readonly size: WorkSize;
}

/** Photos of other kinds become JPEG; this loses nothing that could be seen. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** The work that a photo is of, as far as name and photo tell it. The number is a wish: saving gives a free one. */
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
    work: {
      key: keyOf(bytes),
      entry: { id, category, title: `art-${id}`, src: name, active: 'true', details },
      words,
      photos: new Map([[`images/gallery/${name}`, photo]]),
    },
  };
}

/** By it a photo is known again, whatever has become of the work. */
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

/** A title that a person gave in a program goes before the name of the file. */
function wordsOf(titles: ReadonlyMap<string, string>, named: string): WorkPackage['words'] {
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

/**
 * Width comes first, but many write the height first: where only that fits the photo, the two are exchanged.
 */
function descFor(desc: string, photo: WorkSize): string {
  const size = parseSize(desc);
  if (!size || !sizeUnlike(photo, desc)) return desc;
  const swapped = withSize(desc, { width: String(size.height), height: String(size.width) });
  return sizeUnlike(photo, swapped) ? desc : swapped;
}

/**
 * @example dateInWords('', '2019-05-12') // 'май 2019'
 * @example dateInWords('2018', '2019-05-12') // '2018'
 */
function dateInWords(year: string, date: string): string {
  const [embeddedYear = '', month] = date.split('-');
  if (!month || (year && year !== embeddedYear)) return year || embeddedYear;
  const name = new Intl.DateTimeFormat(firstLanguage(), { month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${embeddedYear}-${month}-01T12:00Z`))} ${embeddedYear}`;
}
