import { readFileSync } from 'node:fs';
import { openTiff } from './decode/tiff.ts';

/** Cameras declare Adobe RGB by EXIF alone, which neither browsers nor libvips read. */
const ADOBE_RGB = readFileSync(new URL('adobe-rgb-compatible.icc', import.meta.url));

const [SOI, EOI, SCAN, RESTART_0, TEM] = [0xd8, 0xd9, 0xda, 0xd0, 0x01];
const [JFIF, EXIF, ICC, ADOBE] = [0xe0, 0xe1, 0xe2, 0xee];
const PROGRESSIVE_FRAME = 0xc2;
const HUFFMAN_TABLE = 0xc4;
const ARITHMETIC_TABLE = 0xcc;
const [YCBCR, YCCK] = [1, 2];
const LARGEST_BLOCK_PX = 32;

interface JpegSegment {
  readonly marker: number;
  /** With the marker; of a scan, with its pixels. */
  readonly bytes: Buffer;
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff;
}

/**
 * A JPEG with what decoding needs, and nothing else: no place, serial number, preview or video. Pixels, colours and
 * orientation stay. Three oddities that phones write are corrected, because decoders warn of them as of damage.
 * Other formats are returned unchanged.
 */
export function cleanPhoto(bytes: Buffer): Buffer {
  if (!isJpeg(bytes)) return bytes;
  const segments = jpegSegments(bytes);
  const frame = segments.find(({ marker }) => isFrame(marker));
  const kept = segments.flatMap((segment) => {
    const own = neededPart(segment, frame);
    return own ? [{ marker: segment.marker, bytes: own }] : [];
  });
  const isColour = componentsOf(frame) === 3;
  const { orientation, isAdobeRgb } = readExif(segments);
  const hasProfile = kept.some(({ marker }) => marker === ICC);
  return Buffer.concat([
    Buffer.from([0xff, SOI]),
    // A JFIF header must come first.
    ...kept.filter(({ marker }) => marker === JFIF).map((segment) => segment.bytes),
    ...(orientation > 1 ? [orientationSegment(orientation)] : []),
    ...(isAdobeRgb && isColour && !hasProfile ? [profileSegment(ADOBE_RGB)] : []),
    ...kept.filter(({ marker }) => marker !== JFIF).map((segment) => segment.bytes),
  ]);
}

/** An unfinished copy has no end. */
export function isWholeJpeg(jpeg: Buffer): boolean {
  return jpegSegments(jpeg).at(-1)?.marker === EOI;
}

/** The same data for a picture with one more row of blocks. */
export function tallerJpeg(jpeg: Buffer): Buffer {
  const segments = jpegSegments(Buffer.from(jpeg));
  const frame = segments.find(({ marker }) => isFrame(marker))?.bytes;
  frame?.writeUInt16BE(frame.readUInt16BE(5) + LARGEST_BLOCK_PX, 5);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments.map(({ bytes }) => bytes)]);
}

/** Up to the end of the picture, or of the file. */
function jpegSegments(bytes: Buffer): JpegSegment[] {
  const segments: JpegSegment[] = [];
  let start = nextMarker(bytes, 2);
  while (start + 4 <= bytes.length) {
    const marker = bytes.readUInt8(start + 1);
    if (marker === EOI) break;
    const headEnd = start + 2 + bytes.readUInt16BE(start + 2);
    const end = nextMarker(bytes, headEnd);
    const isScan = marker === SCAN;
    segments.push({ marker, bytes: bytes.subarray(start, isScan ? end : headEnd) });
    start = end;
  }
  if (bytes[start + 1] === EOI) segments.push({ marker: EOI, bytes: Buffer.from([0xff, EOI]) });
  return segments;
}

/** Skips fill bytes, pixels and restart markers. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0xff;
    const isOther = marker === 0 || marker === 0xff || marker === TEM;
    if (!isOther && (marker < RESTART_0 || marker > SOI)) return at;
  }
  return bytes.length;
}

function isFrame(marker: number): boolean {
  const isTable = marker === HUFFMAN_TABLE || marker === ARITHMETIC_TABLE;
  return marker >= 0xc0 && marker <= 0xcf && !isTable;
}

function componentsOf(frame: JpegSegment | undefined): number {
  return frame?.bytes[9] ?? 0;
}

function neededPart(
  { marker, bytes }: JpegSegment,
  frame: JpegSegment | undefined,
): Buffer | undefined {
  const name = bytes.toString('latin1', 4, 16);
  if (marker === SCAN) return frame?.marker === PROGRESSIVE_FRAME ? bytes : sequentialScan(bytes);
  // Quantisation tables, lines, restart interval, end.
  if (isFrame(marker) || [0xc4, 0xcc, 0xdb, 0xdc, 0xdd, EOI].includes(marker)) return bytes;
  if (marker === JFIF && name.startsWith('JFIF\0') && bytes.length >= 16) {
    const [version, noPreview] = [Buffer.from([1]), Buffer.alloc(2)];
    const head = Buffer.from('\xff\xe0\0\x10JFIF\0', 'latin1');
    return Buffer.concat([head, version, bytes.subarray(10, 16), noPreview]);
  }
  if (marker === ICC && name.startsWith('ICC_PROFILE\0')) return bytes;
  if (marker === ADOBE && name.startsWith('Adobe') && bytes.length >= 16) {
    return knownTransform(bytes, componentsOf(frame));
  }
  return undefined;
}

/** Some phones write the parameters of a progressive scan into a sequential one. */
function sequentialScan(bytes: Buffer): Buffer {
  const scan = Buffer.from(bytes);
  const headEnd = 2 + scan.readUInt16BE(2);
  if (headEnd <= scan.length && headEnd > 5) scan.set([0, 63, 0], headEnd - 3);
  return scan;
}

/** libjpeg takes unknown colour transforms as these. */
function knownTransform(bytes: Buffer, components: number): Buffer {
  const usual = components === 4 ? YCCK : YCBCR;
  const adobe = Buffer.from(bytes);
  if (adobe[15] !== 0) adobe[15] = usual;
  return adobe;
}

function readExif(segments: readonly JpegSegment[]): { orientation: number; isAdobeRgb: boolean } {
  const isExif = ({ marker, bytes }: JpegSegment) =>
    marker === EXIF && bytes.toString('latin1', 4, 10) === 'Exif\0\0';
  const exif = openTiff(segments.find(isExif)?.bytes.subarray(10) ?? Buffer.alloc(0));
  const main = exif.readDirectory(exif.first).tags;
  const camera = exif.readDirectory(main.get(0x8769)?.[0]).tags;
  const interoperability = exif.readDirectory(camera.get(0xa005)?.[0]).tags;
  const colourSpace = camera.get(0xa001)?.[0];
  const isR03 = String.fromCharCode(...(interoperability.get(1) ?? [])).startsWith('R03');
  const orientation = main.get(0x112)?.[0] ?? 1;
  return {
    orientation: orientation <= 8 ? orientation : 1,
    isAdobeRgb: colourSpace === 2 || (colourSpace === 0xffff && isR03),
  };
}

function orientationSegment(orientation: number): Buffer {
  // One field: tag 0x0112, type SHORT, one value.
  const start = 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0';
  return segmentOf(
    EXIF,
    Buffer.from(`${start}${String.fromCharCode(orientation)}\0\0\0\0\0\0`, 'latin1'),
  );
}

function profileSegment(profile: Buffer): Buffer {
  return segmentOf(ICC, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]));
}

function segmentOf(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
