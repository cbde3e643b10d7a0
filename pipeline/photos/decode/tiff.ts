/** In bytes, by field type: BYTE, ASCII, SHORT, LONG, IFD, LONG8, IFD8. */
const VALUE_SIZES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  13: 4,
  16: 8,
  18: 8,
};

// Real files have a few dozen; a damaged one may claim any number.
const MOST_ENTRIES = 500;
const MOST_VALUES = 16;
const MOST_PAGES = 500;

interface TiffDirectory {
  readonly tags: ReadonlyMap<number, readonly number[]>;
  readonly next: number;
}

interface Tiff {
  /** Offset of the first directory. */
  readonly first: number;
  readonly readDirectory: (offset: number | undefined) => TiffDirectory;
}

/** TIFF, BigTIFF or the same structure in EXIF. Reads zeros outside the file. */
export function openTiff(bytes: Buffer): Tiff {
  const isLittle = bytes[0] === 0x49;
  const read = (at: number, size: number): number => {
    if (at + size > bytes.length) return 0;
    const own = bytes.subarray(at, at + size);
    return Number(`0x${(isLittle ? Buffer.from(own).reverse() : own).toString('hex')}`);
  };
  const isBig = read(2, 2) === 43;
  const [countSize, offsetSize] = isBig ? [8, 8] : [2, 4];

  function readValues(entry: number): number[] {
    const size = VALUE_SIZES[read(entry + 2, 2)] ?? 0;
    const count = read(entry + 4, offsetSize);
    const field = entry + 4 + offsetSize;
    const start = count * size <= offsetSize ? field : read(field, offsetSize);
    return Array.from({ length: size && Math.min(count, MOST_VALUES) }, (_, index) =>
      read(start + index * size, size),
    );
  }

  return {
    first: read(isBig ? 8 : 4, offsetSize),
    readDirectory(offset = 0) {
      const count = offset && Math.min(read(offset, countSize), MOST_ENTRIES);
      const entrySize = 4 + 2 * offsetSize;
      const start = offset + countSize;
      const entries = Array.from({ length: count }, (_, index) => start + index * entrySize);
      return {
        tags: new Map(entries.map((entry) => [read(entry, 2), readValues(entry)])),
        next: offset && read(start + count * entrySize, offsetSize),
      };
    },
  };
}

export interface TiffPage {
  /** Number for sharp. */
  readonly index: number;
  readonly size: number;
  readonly compression: number;
  /** Kinds of the channels after the colours; 1 and 2 are transparency. */
  readonly extraSamples: readonly number[];
}

/** All pages but previews, reduced copies and masks, the largest first. */
export function tiffPages(bytes: Buffer): TiffPage[] {
  const { first, readDirectory } = openTiff(bytes);
  const pages: (TiffPage & { readonly isWhole: boolean })[] = [];
  for (let offset = first; offset && pages.length < MOST_PAGES; ) {
    const { tags, next } = readDirectory(offset);
    const value = (tag: number) => tags.get(tag)?.[0] ?? 0;
    pages.push({
      index: pages.length,
      size: value(256) * value(257),
      compression: value(259),
      extraSamples: tags.get(338) ?? [],
      // Bits of NewSubfileType: reduced copy, mask. SubfileType 2: reduced copy.
      isWhole: (value(254) & 0b101) === 0 && value(255) !== 2,
    });
    offset = next;
  }
  const whole = pages.filter(({ isWhole }) => isWhole);
  return (whole.length > 0 ? whole : pages).sort((one, other) => other.size - one.size);
}

/** Camera raw files (DNG, CR2, NEF, ARW) are TIFF whose first page is a preview. */
export function isRawTiff(bytes: Buffer): boolean {
  if (!/^(II\*\0|MM\0\*)/.test(bytes.toString('latin1', 0, 4))) return false;
  if (bytes.toString('latin1', 8, 10) === 'CR') return true;
  const { first, readDirectory } = openTiff(bytes);
  const { tags } = readDirectory(first);
  const isReduced = ((tags.get(254)?.[0] ?? 0) & 1) === 1;
  const hasDngVersion = tags.has(0xc612);
  const hasSubDirectories = tags.has(0x14a);
  return hasDngVersion || (isReduced && hasSubDirectories);
}
