import sharp from 'sharp';

const MARKER = 0xff;
const APP0_JFIF = 0xe0;
const APP1_EXIF_OR_XMP = 0xe1;
const APP13_IPTC = 0xed;
const SCAN = 0xda;
const UPRIGHT = 1;

/**
 * Removes metadata, above all the location, because the folder may be public. Orientation, colour
 * profile and pixels stay. Other kinds than JPEG are returned unchanged.
 */
export async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  const segments = segmentsBeforeScan(bytes);
  if (!segments) return bytes;
  const isUnseen = ({ kind }: Segment) => kind === APP1_EXIF_OR_XMP || kind === APP13_IPTC;
  if (!segments.some(isUnseen)) return bytes;

  const { orientation = UPRIGHT } = await sharp(bytes).metadata();
  const parts = segments.filter((segment) => !isUnseen(segment));
  // A JFIF header must come first.
  const position = parts[0]?.kind === APP0_JFIF ? 1 : 0;
  const turn = orientation === UPRIGHT ? [] : [orientationSegment(orientation)];
  const kept = parts.map(({ start, end }) => bytes.subarray(start, end));
  const scan = bytes.subarray(segments.at(-1)?.end ?? 0);
  return Buffer.concat([bytes.subarray(0, 2), ...kept.toSpliced(position, 0, ...turn), scan]);
}

interface Segment {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

/** `undefined` for other kinds than JPEG, and for a file that ends before its pixels. */
function segmentsBeforeScan(bytes: Buffer): Segment[] | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const segments: Segment[] = [];
  for (let start = 2; start + 4 <= bytes.length; ) {
    const kind = bytes[start + 1] ?? 0;
    if (bytes[start] !== MARKER) return undefined;
    if (kind === SCAN) return segments;
    const end = start + 2 + bytes.readUInt16BE(start + 2);
    segments.push({ kind, start, end });
    start = end;
  }
  return undefined;
}

function orientationSegment(orientation: number): Buffer {
  const ORIENTATION_TAG = 0x0112;
  const SHORT = 3;
  const block = Buffer.alloc(36);
  block.writeUInt16BE(0xffe1, 0);
  block.writeUInt16BE(block.length - 2, 2);
  block.write('Exif\0\0MM\0*', 4, 'latin1');
  // The list of fields begins 8 bytes into the TIFF part and has one entry.
  block.writeUInt32BE(8, 14);
  block.writeUInt16BE(1, 18);
  block.writeUInt16BE(ORIENTATION_TAG, 20);
  block.writeUInt16BE(SHORT, 22);
  block.writeUInt32BE(1, 24);
  block.writeUInt16BE(orientation, 28);
  return block;
}
