import { readFileSync } from 'node:fs';
import { openTiff } from './tiff.ts';

const SCAN = 0xda;
export const END = 0xd9;
const [FIRST_RESTART, START] = [0xd0, 0xd8];

/** Codes, quantisation, number of lines and restart interval, and the end. */
const TABLES: readonly number[] = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd, END];

/** Cameras declare Adobe RGB in EXIF alone, which neither browsers nor libvips read. */
const ADOBE_RGB = readFileSync(new URL('adobe-rgb-compatible.icc', import.meta.url));

const [JFIF, EXIF, ICC, ADOBE] = [0xe0, 0xe1, 0xe2, 0xee];
const [YCBCR, YCCK] = [1, 2];
const ALL_FREQUENCIES = [0, 63, 0];

const LARGEST_BLOCK_PX = 32;

interface JpegSegment {
  readonly marker: number;
  /** With the marker; of a scan, with its pixels. */
  readonly bytes: Buffer;
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 3) === '\xff\xd8\xff';
}

function isFrame({ marker }: JpegSegment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !TABLES.includes(marker);
}

/** Up to the end of the picture, or of the file. */
export function jpegSegments(jpeg: Buffer): JpegSegment[] {
  const segments: JpegSegment[] = [];
  for (let at = nextMarker(jpeg, 2); at + 1 < jpeg.length; ) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker === END) return [...segments, { marker, bytes: jpeg.subarray(at, at + 2) }];
    const headEnd = at + 2 + (at + 4 <= jpeg.length ? jpeg.readUInt16BE(at + 2) : 0);
    const next = nextMarker(jpeg, headEnd);
    segments.push({ marker, bytes: jpeg.subarray(at, marker === SCAN ? next : headEnd) });
    at = next;
  }
  return segments;
}

/** Skips pixels, restart markers and fill bytes. */
function nextMarker(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    const isRestart = marker >= FIRST_RESTART && marker <= START;
    if (marker > 1 && marker < 0xff && !isRestart) return at;
  }
  return jpeg.length;
}

/** The same data for a picture with one more row of blocks. */
export function tallerJpeg(jpeg: Buffer): Buffer {
  const taller = Buffer.from(jpeg);
  const frame = jpegSegments(taller).find(isFrame)?.bytes;
  frame?.writeUInt16BE(frame.readUInt16BE(5) + LARGEST_BLOCK_PX, 5);
  return taller;
}

/**
 * Drops location, serial numbers, previews and videos of a JPEG. Pixels, colours and orientation stay.
 * Corrects oddities of phones, which decoders report as damage. Returns other formats unchanged.
 */
export function cleanPhoto(bytes: Buffer): Buffer {
  if (!isJpeg(bytes)) return bytes;
  const segments = jpegSegments(bytes);
  const components = segments.find(isFrame)?.bytes[9] ?? 0;
  const parts = neededParts(segments, components);
  const isHeader = (part: Buffer) => part[1] === JFIF;
  const { orientation, isAdobeRgb } = readExif(segments);
  const needsProfile = isAdobeRgb && components === 3 && !parts.some((part) => part[1] === ICC);
  return Buffer.concat([
    bytes.subarray(0, 2),
    // A JFIF header must come first.
    ...parts.filter(isHeader),
    ...(orientation > 1
      ? [segmentOf(EXIF, ORIENTATION, Buffer.from([orientation, 0, 0, 0, 0, 0, 0]))]
      : []),
    ...(needsProfile ? [segmentOf(ICC, 'ICC_PROFILE\0\x01\x01', ADOBE_RGB)] : []),
    ...parts.filter((part) => !isHeader(part)),
  ]);
}

function neededParts(segments: readonly JpegSegment[], components: number): Buffer[] {
  const isSequential = ((segments.find(isFrame)?.marker ?? 0) & 0b11) < 2;
  return segments.flatMap((segment) => {
    const part = Buffer.from(segment.bytes);
    const isNamed = (name: string) => part.toString('latin1', 4, 4 + name.length) === name;
    switch (segment.marker) {
      case SCAN:
        return isSequential ? withAllFrequencies(part) : part;
      case JFIF:
        // Without its preview.
        return isNamed('JFIF\0')
          ? segmentOf(JFIF, 'JFIF\0\x01', part.subarray(10, 16), Buffer.alloc(2))
          : [];
      case ICC:
        return isNamed('ICC_PROFILE\0') ? part : [];
      case ADOBE:
        if (part[15] !== 0) part[15] = components === 4 ? YCCK : YCBCR;
        return isNamed('Adobe') ? segmentOf(ADOBE, '', part.subarray(4, 16)) : [];
      default:
        return isFrame(segment) || TABLES.includes(segment.marker) ? part : [];
    }
  });
}

function withAllFrequencies(scan: Buffer): Buffer {
  const [componentsAt, componentBytes] = [5, 2];
  const parametersAt = componentsAt + componentBytes * (scan[componentsAt - 1] ?? 0);
  // Unlike `set`, this accepts a scan that is cut short.
  ALL_FREQUENCIES.forEach((value, index) => {
    scan[parametersAt + index] = value;
  });
  return scan;
}

function readExif(segments: readonly JpegSegment[]): { orientation: number; isAdobeRgb: boolean } {
  const isExif = ({ bytes }: JpegSegment) => bytes.toString('latin1', 4, 10) === 'Exif\0\0';
  const exif = openTiff(segments.find(isExif)?.bytes.subarray(10) ?? Buffer.alloc(0));
  const orientation = exif?.first.tags.get(0x112)?.[0] ?? 1;
  const camera = exif?.readDirectory(exif.first.tags.get(0x8769)?.[0]).tags;
  const [colourSpace] = camera?.get(0xa001) ?? [];
  const standard = exif?.readDirectory(camera?.get(0xa005)?.[0]).tags.get(1) ?? [];
  const isR03 = String.fromCharCode(...standard).startsWith('R03');
  return {
    orientation: orientation <= 8 ? orientation : 1,
    isAdobeRgb: colourSpace === 2 || (colourSpace === 0xffff && isR03),
  };
}

// A list of one field: tag 0x0112, type SHORT, one value.
const ORIENTATION = 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0';

function segmentOf(marker: number, name: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), ...content]);
  bytes.set([0xff, marker]);
  bytes.writeUInt16BE(bytes.length - 2, 2);
  return bytes;
}
