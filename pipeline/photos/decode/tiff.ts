const [NEW_SUBFILE_TYPE, SUBFILE_TYPE, WIDTH, HEIGHT, COMPRESSION] = [254, 255, 256, 257, 259];
const [SUB_DIRECTORIES, EXTRA_SAMPLES, DNG_VERSION] = [330, 338, 50706];

const VALUE_BYTES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4 };

// Limits for damaged files, which may claim any number. Real files have a few dozen directories and entries.
const MOST_DIRECTORIES = 500;
const MOST_ENTRIES = 500;
const MOST_VALUES = 16;

const UNSUPPORTED_COMPRESSIONS: Readonly<Record<number, string>> = {
  6: 'TIFF (old JPEG)',
  34661: 'TIFF (JBIG)',
  34712: 'TIFF (JPEG 2000)',
  34887: 'TIFF (LERC)',
  34925: 'TIFF (LZMA)',
  50000: 'TIFF (Zstandard)',
  50002: 'TIFF (JPEG XL)',
  52546: 'TIFF (JPEG XL)',
};

export function openTiff(bytes: Buffer) {
  const start = bytes.toString('latin1', 0, 4);
  if (start !== 'II*\0' && start !== 'MM\0*') return undefined;
  const read = (at: number, size: number): number => {
    if (at + size > bytes.length) return 0;
    return start === 'II*\0' ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  };
  const readValues = (entryAt: number): number[] => {
    const size = VALUE_BYTES[read(entryAt + 2, 2)] ?? 0;
    const count = read(entryAt + 4, 4);
    const valuesAt = count * size > 4 ? read(entryAt + 8, 4) : entryAt + 8;
    const length = size && Math.min(count, MOST_VALUES);
    return Array.from({ length }, (_, index) => read(valuesAt + index * size, size));
  };
  const readDirectory = (offset = 0) => {
    const length = offset && Math.min(read(offset, 2), MOST_ENTRIES);
    const entriesAt = Array.from({ length }, (_, index) => offset + 2 + 12 * index);
    return {
      tags: new Map(entriesAt.map((entryAt) => [read(entryAt, 2), readValues(entryAt)])),
      next: offset && read(offset + 2 + 12 * length, 4),
    };
  };
  return { first: readDirectory(read(4, 4)), readDirectory };
}

export type TiffPage = ReturnType<typeof tiffPages>[number];

/** The largest first; without previews and masks, unless the file has nothing else. */
export function tiffPages({ first, readDirectory }: NonNullable<ReturnType<typeof openTiff>>) {
  const directories = [first];
  for (let { next } = first; next > 0 && directories.length < MOST_DIRECTORIES; ) {
    const directory = readDirectory(next);
    directories.push(directory);
    next = directory.next;
  }
  const pages = directories.map(({ tags }, index) => {
    const value = (tag: number) => tags.get(tag)?.[0] ?? 0;
    return {
      index,
      pixels: value(WIDTH) * value(HEIGHT),
      // Bit 0 means a reduced copy, bit 2 a mask. In the older field, 2 means a reduced copy.
      isFullImage: (value(NEW_SUBFILE_TYPE) & 0b101) === 0 && value(SUBFILE_TYPE) !== 2,
      isUncompressed: value(COMPRESSION) === 1,
      unsupportedFormat: UNSUPPORTED_COMPRESSIONS[value(COMPRESSION)],
      /** Position among the extra channels; -1 if none is alpha. */
      alphaIndex: (tags.get(EXTRA_SAMPLES) ?? []).findIndex((kind) => kind === 1 || kind === 2),
    };
  });
  const full = pages.filter(({ isFullImage }) => isFullImage);
  return (full.length > 0 ? full : pages).sort((one, other) => other.pixels - one.pixels);
}

export function isRawTiff(bytes: Buffer): boolean {
  const tags = openTiff(bytes)?.first.tags;
  if (!tags) return false;
  const isReduced = ((tags.get(NEW_SUBFILE_TYPE)?.[0] ?? 0) & 1) === 1;
  const hasPhotoElsewhere = isReduced && tags.has(SUB_DIRECTORIES);
  const isDng = tags.has(DNG_VERSION);
  const isCanon = bytes.toString('latin1', 8, 10) === 'CR';
  return isDng || isCanon || hasPhotoElsewhere;
}
