import sharp from 'sharp';

const MARKER = 0xff;
const APP0_JFIF = 0xe0;
const APP1_EXIF_OR_XMP = 0xe1;
const APP13_IPTC = 0xed;
const SCAN = 0xda;
const UPRIGHT = 1;

/**
 * A JPEG without what cameras and programs write into it unseen, above all the place where it was taken: the folder
 * may be published as well as the site. How the photo is turned and its colour profile stay, and no pixel changes.
 *
 * What is no JPEG is left alone; the check of photos decides about it.
 */
export async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  const segments = segmentsBeforeScan(bytes);
  if (!segments) return bytes;
  const isUnseen = ({ kind }: Segment) => kind === APP1_EXIF_OR_XMP || kind === APP13_IPTC;
  if (!segments.some(isUnseen)) return bytes;

  const { orientation = UPRIGHT } = await sharp(bytes).metadata();
  const parts = segments.filter((segment) => !isUnseen(segment));
  // The JFIF header, where there is one, has to come first.
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

/** Everything between the start of the image and its pixels; `undefined` for what is no JPEG or ends in between. */
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

/** An EXIF block that holds nothing but how the photo is turned. */
function orientationSegment(orientation: number): Buffer {
  const ORIENTATION_TAG = 0x0112;
  const SHORT = 3;
  const block = Buffer.alloc(36);
  block.writeUInt16BE(0xffe1, 0);
  block.writeUInt16BE(block.length - 2, 2);
  block.write('Exif\0\0MM\0*', 4, 'latin1');
  // The list of fields begins 8 bytes into the TIFF part and has one.
  block.writeUInt32BE(8, 14);
  block.writeUInt16BE(1, 18);
  block.writeUInt16BE(ORIENTATION_TAG, 20);
  block.writeUInt16BE(SHORT, 22);
  block.writeUInt32BE(1, 24);
  block.writeUInt16BE(orientation, 28);
  return block;
}
