import { isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import { faultTexts, type PhotoFault, photoFault } from './photo-fault.ts';
import { isRawTiff } from './tiff.ts';

/** A larger original is a mistake or belongs in an archive. */
const LARGEST_FILE_BYTES = 60_000_000;

export const LARGEST_PHOTO_AREA_PX = 210_000_000;

const UNSUPPORTED_SIGNATURES: readonly (readonly [at: number, bytes: string, kind: string])[] = [
  [0, 'GIF8', 'GIF'],
  [0, 'BM', 'BMP'],
  [0, '8BPS', 'Photoshop (PSD)'],
  [0, '\xff\x0a', 'JPEG XL'],
  [4, 'JXL ', 'JPEG XL'],
  [0, '%PDF', 'PDF'],
  [0, 'FUJIFILMCCD-RAW', 'raw'],
  [0, 'IIR', 'raw'],
  [0, 'MMOR', 'raw'],
  [0, 'IIU\0', 'raw'],
  [8, 'AVI ', 'video'],
  [0, '\x1aE\xdf\xa3', 'video'],
  [0, '\0\0\x01\xba', 'video'],
  [0, 'PK\x03\x04', 'archive'],
];

const PHOTO_SIGNATURES = ['\xff\xd8\xff', '\x89PNG\r\n', 'II*\0', 'MM\0*', 'II+\0', 'MM\0+'];

/** @returns `undefined` for a supported photo, whatever its extension is */
export function diagnosePhoto(bytes: Buffer): PhotoFault | undefined {
  const kind = unsupportedKindOf(bytes);
  const kinds: Readonly<Record<string, string>> = faultTexts().kinds;
  return kind === undefined ? undefined : photoFault(kinds[kind] ?? faultTexts().format(kind));
}

export function diagnoseFileSize(bytes: number): PhotoFault | undefined {
  return bytes > LARGEST_FILE_BYTES ? photoFault(faultTexts().bytes(bytes)) : undefined;
}

function unsupportedKindOf(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'empty';
  const start = bytes.toString('latin1', 0, 16);
  const isWebp = start.startsWith('RIFF') && start.startsWith('WEBP', 8);
  if (isWebp || PHOTO_SIGNATURES.some((each) => start.startsWith(each))) {
    return isRawTiff(bytes) ? 'raw' : undefined;
  }
  const isoMedia = isoMediaKind(bytes);
  if (isoMedia === 'avif') return start.startsWith('avis', 8) ? 'animation' : undefined;
  if (isoMedia) return isoMedia;
  const known = UNSUPPORTED_SIGNATURES.find(([at, signature]) => start.startsWith(signature, at));
  return known?.[2] ?? kindOfText(bytes.toString('utf8', 0, 1024)) ?? 'unknown';
}

function kindOfText(text: string): string | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('version https://git-lfs')) return 'lfs';
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start)) {
    return 'SVG';
  }
  if (/^(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body)\b/i.test(start)) return 'html';
  const isText = text !== '' && !/[^\P{Cc}\t\n\f\r]|\uFFFD(?!$)/u.test(text);
  return isText ? 'text' : undefined;
}
