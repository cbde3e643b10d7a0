import { readFileSync } from 'node:fs';
import { openTiff } from './tiff.ts';

const SCAN = 0xda;
export const END = 0xd9;
const [FIRST_RESTART, START] = [0xd0, 0xd8];

const DECODING_MARKERS: readonly number[] = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd, END];

/** For cameras that declare Adobe RGB only in EXIF, where browsers and libvips ignore it. */
const ADOBE_RGB = readFileSync(new URL('adobe-rgb-compatible.icc', import.meta.url));

const [JFIF, EXIF, ICC, ADOBE] = [0xe0, 0xe1, 0xe2, 0xee];
const [ORIENTATION, EXIF_DIRECTORY] = [0x112, 0x8769];
const [COLOUR_SPACE, INTEROPERABILITY_DIRECTORY, INTEROPERABILITY_INDEX] = [0xa001, 0xa005, 1];
const [YCBCR, YCCK] = [1, 2];
const SEQUENTIAL_PARAMETERS = Buffer.from([0, 63, 0]);

const LARGEST_BLOCK_PX = 32;

interface JpegSegment {
  readonly marker: number;
  readonly bytes: Buffer;
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 3) === '\xff\xd8\xff';
}

function isFrame({ marker }: JpegSegment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !DECODING_MARKERS.includes(marker);
}

/** Ends at the first end marker, behind which phones append videos. */
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

function nextMarker(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    const isRestart = marker >= FIRST_RESTART && marker <= START;
    if (marker > 1 && marker < 0xff && !isRestart) return at;
  }
  return jpeg.length;
}

/** Adds a row of blocks to the height, which only surplus data can fill. */
export function tallerJpeg(jpeg: Buffer): Buffer {
  const taller = Buffer.from(jpeg);
  const frame = jpegSegments(taller).find(isFrame)?.bytes;
  frame?.writeUInt16BE(frame.readUInt16BE(5) + LARGEST_BLOCK_PX, 5);
  return taller;
}

/** Removes location, serial numbers, previews and videos from a JPEG, and what decoders would report as damage. */
export function stripMetadata(bytes: Buffer): Buffer {
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
      ? [segmentOf(EXIF, ORIENTATION_EXIF, Buffer.from([orientation, 0, 0, 0, 0, 0, 0]))]
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
        return isSequential ? asSequentialScan(part) : part;
      case JFIF:
        // Copies the header without its preview.
        return isNamed('JFIF\0')
          ? segmentOf(JFIF, 'JFIF\0\x01', part.subarray(10, 16), Buffer.alloc(2))
          : [];
      case ICC:
        return isNamed('ICC_PROFILE\0') ? part : [];
      case ADOBE:
        // Decoders warn about transforms with other numbers.
        if (part[15] !== 0) part[15] = components === 4 ? YCCK : YCBCR;
        return isNamed('Adobe') ? segmentOf(ADOBE, '', part.subarray(4, 16)) : [];
      default:
        return isFrame(segment) || DECODING_MARKERS.includes(segment.marker) ? part : [];
    }
  });
}

function asSequentialScan(scan: Buffer): Buffer {
  const [componentsAt, componentBytes] = [5, 2];
  const parametersAt = componentsAt + componentBytes * (scan[componentsAt - 1] ?? 0);
  // `set` would throw at a truncated scan.
  SEQUENTIAL_PARAMETERS.copy(scan, parametersAt);
  return scan;
}

function readExif(segments: readonly JpegSegment[]): { orientation: number; isAdobeRgb: boolean } {
  const isExif = ({ bytes }: JpegSegment) => bytes.toString('latin1', 4, 10) === 'Exif\0\0';
  const exif = openTiff(segments.find(isExif)?.bytes.subarray(10) ?? Buffer.alloc(0));
  const orientation = exif?.first.tags.get(ORIENTATION)?.[0] ?? 1;
  const camera = exif?.readDirectory(exif.first.tags.get(EXIF_DIRECTORY)?.[0]).tags;
  const [colourSpace] = camera?.get(COLOUR_SPACE) ?? [];
  const interoperability = exif?.readDirectory(camera?.get(INTEROPERABILITY_DIRECTORY)?.[0]).tags;
  const index = interoperability?.get(INTEROPERABILITY_INDEX) ?? [];
  // Adobe RGB is declared by 2, or by 0xffff (uncalibrated) and R03.
  const isR03 = String.fromCharCode(...index).startsWith('R03');
  return {
    orientation: orientation <= 8 ? orientation : 1,
    isAdobeRgb: colourSpace === 2 || (colourSpace === 0xffff && isR03),
  };
}

// EXIF with one field: tag 0x0112 (orientation), type SHORT, one value.
const ORIENTATION_EXIF = 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0';

function segmentOf(marker: number, name: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), ...content]);
  bytes.set([0xff, marker]);
  bytes.writeUInt16BE(bytes.length - 2, 2);
  return bytes;
}
