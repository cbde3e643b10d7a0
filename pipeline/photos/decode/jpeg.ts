export const SCAN = 0xda;
export const END = 0xd9;
const [FIRST_RESTART, START] = [0xd0, 0xd8];

/** Codes, quantisation, number of lines and restart interval, and the end. */
export const TABLES: readonly number[] = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd, END];

const LARGEST_BLOCK_PX = 32;

export interface JpegSegment {
  readonly marker: number;
  /** With the marker; of a scan, with its pixels. */
  readonly bytes: Buffer;
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 3) === '\xff\xd8\xff';
}

export function isFrame({ marker }: JpegSegment): boolean {
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
