import { type IsoMediaKind, isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import { faulty, type PhotoFault, SAVE_AS_JPEG } from './photo-fault.ts';
import { isRawTiff } from './raw-tiff.ts';

/** Bytes above which a file is refused: such originals come from a mistake or belong in an archive. */
const LARGEST_FILE_BYTES = 60_000_000;

/** Pixels above which a photo is refused: decoded, it takes 3 bytes each. */
export const LARGEST_PHOTO_PX = 100_000_000;

const TEXT_SAMPLE_BYTES = 1024;

const HEIC: PhotoFault = faulty(
  'this is a HEIC photo, which only some Apple programs can open',
  "save it as JPEG: in Apple's Photos 'Export as JPEG'; for new photos on the iPhone Settings, Camera, Formats, 'Most Compatible'",
);
const RAW: PhotoFault = faulty(
  'this is a raw camera file',
  'develop it in the program that came with the camera and save it as JPEG',
);
const VIDEO: PhotoFault = faulty(
  'this is a video, not a photo',
  'put it on VK or YouTube and name its address in vk_videos or yt_videos',
);

function otherPicture(what: string): PhotoFault {
  return faulty(`this is ${what}, which the website does not use`, SAVE_AS_JPEG);
}

/** Files that begin with fixed bytes at a fixed place. */
const SIGNATURES: readonly { at: number; bytes: string; verdict: PhotoFault }[] = [
  { at: 0, bytes: 'GIF8', verdict: otherPicture('a GIF picture') },
  { at: 0, bytes: 'BM', verdict: otherPicture('a BMP picture') },
  { at: 0, bytes: '8BPS', verdict: otherPicture('a Photoshop file (PSD)') },
  { at: 0, bytes: 'gimp xcf', verdict: otherPicture('a GIMP file (XCF)') },
  { at: 0, bytes: '\xff\x0a', verdict: otherPicture('a JPEG XL picture') },
  { at: 4, bytes: 'JXL ', verdict: otherPicture('a JPEG XL picture') },
  { at: 4, bytes: 'jP  ', verdict: otherPicture('a JPEG 2000 picture') },
  { at: 0, bytes: '\0\0\x01\0', verdict: otherPicture('an icon (ICO)') },
  { at: 0, bytes: '%PDF', verdict: otherPicture('a PDF document') },
  { at: 0, bytes: 'FUJIFILMCCD-RAW', verdict: RAW },
  { at: 0, bytes: 'IIRO', verdict: RAW },
  { at: 0, bytes: 'IIRS', verdict: RAW },
  { at: 0, bytes: 'MMOR', verdict: RAW },
  { at: 0, bytes: 'IIU\0', verdict: RAW },
  { at: 8, bytes: 'AVI ', verdict: VIDEO },
  { at: 0, bytes: '\x1aE\xdf\xa3', verdict: VIDEO },
  { at: 0, bytes: '\0\0\x01\xba', verdict: VIDEO },
  {
    at: 0,
    bytes: 'PK\x03\x04',
    verdict: faulty('this is an archive or an office document', 'take the photo out of it'),
  },
];

const ISO_MEDIA_FAULTS: Readonly<Record<IsoMediaKind, PhotoFault | undefined>> = {
  avif: undefined,
  heic: HEIC,
  raw: RAW,
  video: VIDEO,
};

function diagnoseText(text: string): PhotoFault | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('version https://git-lfs')) {
    return faulty(
      'this is a Git LFS pointer; the photo itself was never downloaded',
      "run 'git lfs install' and 'git lfs pull' in the project folder",
    );
  }
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start)) {
    return otherPicture('an SVG drawing');
  }
  if (/^(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body)\b/i.test(start)) {
    return faulty(
      'this is an HTML page, not a photo',
      'open its address in a browser and save the picture itself, not the page around it',
    );
  }
  const isText = text !== '' && !/[^\P{Cc}\t\n\f\r]|\uFFFD(?!$)/u.test(text);
  return isText
    ? faulty('this is a text file, not a photo', 'replace it with the photo')
    : undefined;
}

function isPhoto(start: string): boolean {
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) ||
    /^(II[*+]\0|MM\0[*+])/.test(start)
  );
}

/**
 * Says what a file really is, by its bytes and never by its ending, when it is not a JPEG, PNG, WebP,
 * AVIF or TIFF photo; `undefined` when it is one (as far as its first bytes tell).
 */
export function diagnosePhoto(bytes: Buffer): PhotoFault | undefined {
  if (bytes.length === 0) {
    return faulty('the file is empty (zero bytes)', 'copy the photo here again');
  }
  const start = bytes.toString('latin1', 0, 16);
  if (isPhoto(start)) return isRawTiff(bytes) ? RAW : undefined;
  const isoMedia = isoMediaKind(bytes);
  if (isoMedia) return ISO_MEDIA_FAULTS[isoMedia];
  const known = SIGNATURES.find((signature) => start.startsWith(signature.bytes, signature.at));
  return (
    known?.verdict ??
    diagnoseText(bytes.toString('utf8', 0, TEXT_SAMPLE_BYTES)) ??
    faulty('this is not a photo that can be read', `${SAVE_AS_JPEG}, or copy the original again`)
  );
}

/** Refuses a file by its size in bytes, before it is read. */
export function diagnoseFileSize(bytes: number): PhotoFault | undefined {
  if (bytes <= LARGEST_FILE_BYTES) return undefined;
  const megabytes = Math.ceil(bytes / 1_000_000);
  return faulty(
    `the file has ${megabytes} MB; at most 60 MB can be used`,
    'save it as JPEG of high quality, about 4000 pixels wide',
  );
}

/** Refuses a photo by its size in pixels, before it is decoded. */
export function diagnosePixels(width: number, height: number): PhotoFault | undefined {
  if (width * height <= LARGEST_PHOTO_PX) return undefined;
  const megapixels = Math.ceil((width * height) / 1_000_000);
  return faulty(
    `the photo has ${megapixels} megapixels (${width}×${height}); at most 100 can be used`,
    'make it smaller: about 4000 pixels on the longer side are enough',
  );
}
