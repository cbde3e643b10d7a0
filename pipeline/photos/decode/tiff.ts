/** Bytes of a value by the type of its field: BYTE, ASCII, SHORT, LONG. */
const VALUE_BYTES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4 };

// Real files have a few dozen; a damaged one may claim any number.
const MOST_ENTRIES = 500;
const MOST_VALUES = 16;

/** Compressions that libvips does not read. */
const OTHER_FORMATS: Readonly<Record<number, string>> = {
  6: 'TIFF (old JPEG)',
  34661: 'TIFF (JBIG)',
  34712: 'TIFF (JPEG 2000)',
  34887: 'TIFF (LERC)',
  34925: 'TIFF (LZMA)',
  50000: 'TIFF (Zstandard)',
  50002: 'TIFF (JPEG XL)',
  52546: 'TIFF (JPEG XL)',
};

type Tiff = NonNullable<ReturnType<typeof openTiff>>;

/** Also reads EXIF, which has the same structure. Outside the file everything is 0. */
export function openTiff(bytes: Buffer) {
  const start = bytes.toString('latin1', 0, 4);
  if (start !== 'II*\0' && start !== 'MM\0*') return undefined;
  const read = (at: number, size: number): number => {
    if (at + size > bytes.length) return 0;
    return start === 'II*\0' ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  };
  const readValues = (entry: number): number[] => {
    const size = VALUE_BYTES[read(entry + 2, 2)] ?? 0;
    const count = read(entry + 4, 4);
    const valuesAt = count * size > 4 ? read(entry + 8, 4) : entry + 8;
    const length = size && Math.min(count, MOST_VALUES);
    return Array.from({ length }, (_, index) => read(valuesAt + index * size, size));
  };
  const readDirectory = (offset = 0) => {
    const length = offset && Math.min(read(offset, 2), MOST_ENTRIES);
    const entries = Array.from({ length }, (_, index) => offset + 2 + 12 * index);
    return {
      /** First values. */
      tags: new Map(entries.map((entry) => [read(entry, 2), readValues(entry)])),
      /** Offset of the next directory, or 0. */
      next: offset && read(offset + 2 + 12 * length, 4),
    };
  };
  return { first: readDirectory(read(4, 4)), readDirectory };
}

export type TiffPage = ReturnType<typeof tiffPages>[number];

/** All pages but previews and masks, the largest first. */
export function tiffPages({ first, readDirectory }: Tiff) {
  const directories = [first];
  for (let { next } = first; next > 0 && directories.length < MOST_ENTRIES; ) {
    const directory = readDirectory(next);
    directories.push(directory);
    next = directory.next;
  }
  const pages = directories.map(({ tags }, index) => {
    const value = (tag: number) => tags.get(tag)?.[0] ?? 0;
    return {
      index,
      pixels: value(256) * value(257),
      // Bits of NewSubfileType for a reduced copy and a mask; SubfileType of a reduced copy.
      isWhole: (value(254) & 0b101) === 0 && value(255) !== 2,
      isUncompressed: value(259) === 1,
      otherFormat: OTHER_FORMATS[value(259)],
      /** Index of the transparency among the channels after the colours; -1 for none. */
      alpha: (tags.get(338) ?? []).findIndex((kind) => kind === 1 || kind === 2),
    };
  });
  const whole = pages.filter(({ isWhole }) => isWhole);
  return (whole.length > 0 ? whole : pages).sort((one, other) => other.pixels - one.pixels);
}

/** A raw file of a camera (DNG, CR2, NEF, ARW) is a TIFF whose first page is a preview. */
export function isRawTiff(bytes: Buffer): boolean {
  const tags = openTiff(bytes)?.first.tags;
  if (!tags) return false;
  const isReduced = ((tags.get(254)?.[0] ?? 0) & 1) === 1;
  const hasPhotoElsewhere = isReduced && tags.has(0x14a);
  const isDng = tags.has(0xc612);
  return isDng || hasPhotoElsewhere || bytes.toString('latin1', 8, 10) === 'CR';
}
