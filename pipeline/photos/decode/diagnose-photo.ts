import { type IsoMediaKind, isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import { faulty, type PhotoFault, say } from './photo-fault.ts';
import { isRawTiff } from './raw-tiff.ts';

/** Larger originals are mistakes or belong in an archive. */
const LARGEST_FILE_BYTES = 60_000_000;

/** Decoded pixels take 3 bytes each. */
export const LARGEST_PHOTO_PX = 100_000_000;

const TEXT_SAMPLE_BYTES = 1024;

type Kind = keyof ReturnType<typeof say>['kinds'];

const SIGNATURES: readonly { at: number; bytes: string; kind: Kind }[] = [
  { at: 0, bytes: 'GIF8', kind: 'gif' },
  { at: 0, bytes: 'BM', kind: 'bmp' },
  { at: 0, bytes: '8BPS', kind: 'psd' },
  { at: 0, bytes: 'gimp xcf', kind: 'xcf' },
  { at: 0, bytes: '\xff\x0a', kind: 'jxl' },
  { at: 4, bytes: 'JXL ', kind: 'jxl' },
  { at: 4, bytes: 'jP  ', kind: 'jp2' },
  { at: 0, bytes: '\0\0\x01\0', kind: 'ico' },
  { at: 0, bytes: '%PDF', kind: 'pdf' },
  { at: 0, bytes: 'FUJIFILMCCD-RAW', kind: 'raw' },
  { at: 0, bytes: 'IIRO', kind: 'raw' },
  { at: 0, bytes: 'IIRS', kind: 'raw' },
  { at: 0, bytes: 'MMOR', kind: 'raw' },
  { at: 0, bytes: 'IIU\0', kind: 'raw' },
  { at: 8, bytes: 'AVI ', kind: 'video' },
  { at: 0, bytes: '\x1aE\xdf\xa3', kind: 'video' },
  { at: 0, bytes: '\0\0\x01\xba', kind: 'video' },
  {
    at: 0,
    bytes: 'PK\x03\x04',
    kind: 'archive',
  },
];

const ISO_MEDIA_KINDS: Readonly<Record<IsoMediaKind, Kind | undefined>> = {
  avif: undefined,
  heic: 'heic',
  raw: 'raw',
  video: 'video',
};

function kindOfText(text: string): Kind | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('version https://git-lfs')) {
    return 'lfs';
  }
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start)) {
    return 'svg';
  }
  if (/^(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body)\b/i.test(start)) {
    return 'html';
  }
  const isText = text !== '' && !/[^\P{Cc}\t\n\f\r]|\uFFFD(?!$)/u.test(text);
  return isText ? 'text' : undefined;
}

function isPhoto(start: string): boolean {
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) ||
    /^(II[*+]\0|MM\0[*+])/.test(start)
  );
}

/** Looks at the first bytes, never at the extension; `undefined` for a supported photo. */
export function diagnosePhoto(bytes: Buffer): PhotoFault | undefined {
  const kind = otherKindOf(bytes);
  return kind && faulty(say().kinds[kind]);
}

function otherKindOf(bytes: Buffer): Kind | undefined {
  if (bytes.length === 0) return 'empty';
  const start = bytes.toString('latin1', 0, 16);
  if (isPhoto(start)) return isRawTiff(bytes) ? 'raw' : undefined;
  const isoMedia = isoMediaKind(bytes);
  if (isoMedia) return ISO_MEDIA_KINDS[isoMedia];
  const known = SIGNATURES.find((signature) => start.startsWith(signature.bytes, signature.at));
  return known?.kind ?? kindOfText(bytes.toString('utf8', 0, TEXT_SAMPLE_BYTES)) ?? 'unknown';
}

export function diagnoseFileSize(bytes: number): PhotoFault | undefined {
  if (bytes <= LARGEST_FILE_BYTES) return undefined;
  const megabytes = Math.ceil(bytes / 1_000_000);
  return faulty(say().bytes(megabytes));
}

export function diagnosePixels(width: number, height: number): PhotoFault | undefined {
  if (width * height <= LARGEST_PHOTO_PX) return undefined;
  const megapixels = Math.ceil((width * height) / 1_000_000);
  return faulty(say().pixels(megapixels, `${width}×${height}`));
}
