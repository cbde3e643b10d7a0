import { readFileSync } from 'node:fs';
import { isFrame, isJpeg, type JpegSegment, jpegSegments, SCAN, TABLES } from './decode/jpeg.ts';
import { openTiff } from './decode/tiff.ts';

/** Cameras declare Adobe RGB in EXIF alone, which neither browsers nor libvips read. */
const ADOBE_RGB = readFileSync(new URL('adobe-rgb-compatible.icc', import.meta.url));

const [JFIF, EXIF, ICC, ADOBE] = [0xe0, 0xe1, 0xe2, 0xee];
const [YCBCR, YCCK] = [1, 2];
const ALL_FREQUENCIES = [0, 63, 0];

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
