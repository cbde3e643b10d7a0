import { expect, test } from 'vitest';
import { isoMediaKind } from './photo-kind.ts';

function file(...brands: string[]): Uint8Array {
  const text = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;
  const bytes = Uint8Array.from(`\0\0\0\0${text}`, (letter) => letter.charCodeAt(0));
  bytes[3] = bytes.length;
  return bytes;
}

test.each([
  ['an AVIF photo of another order', file('mif1', 'avif'), 'avif'],
  ['a HEIC photo by its further brands', file('msf1', 'hevc'), 'heic'],
  ['a raw file of Canon', file('crx ', 'isom'), 'raw'],
  ['a video', file('isom', 'mp42'), 'video'],
  ['a JPEG photo', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70), undefined],
])('it knows %s', (_, bytes, kind) => {
  expect(isoMediaKind(bytes)).toBe(kind);
});

test('it reads a box that is cut short', () => {
  expect(isoMediaKind(file('heic').subarray(0, 12))).toBe('heic');
});
