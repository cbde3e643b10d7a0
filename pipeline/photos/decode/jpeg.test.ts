import sharp from 'sharp';
import { expect, test } from 'vitest';
import { read, samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { stripMetadata } from './jpeg.ts';

const SECRET = 'SECRET-53.9N';

function segment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
}

function phonePhoto(orientation: number): Promise<Buffer> {
  return samplePhoto()
    .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
}

const EXIF = segment(0xe1, `Exif\0\0${SECRET}`);

/** The segments before the first table, and the bytes after the end. */
test.each<[string, readonly Buffer[], readonly Buffer[]]>([
  ['EXIF and XMP', [EXIF, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`)], []],
  ['fill bytes before EXIF', [Buffer.alloc(5, 0xff), EXIF], []],
  ['IPTC and a comment', [segment(0xed, `Photoshop 3.0\0${SECRET}`), segment(0xfe, SECRET)], []],
  ['a preview in JFIF', [segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02${SECRET}`)], []],
  ['several pictures', [segment(0xe2, `MPF\0${SECRET}`)], [Buffer.from('\xff\xd8'), EXIF]],
  ['a video', [], [Buffer.from(`\0\0\0\x18ftypmp42 ${SECRET}`)]],
  ['another application', [segment(0xeb, `HDR_RI${SECRET}`), segment(0xef, SECRET)], []],
])('removes %s', async (_, before, after) => {
  for (const progressive of [false, true]) {
    const jpeg = await samplePhoto().jpeg({ progressive }).toBuffer();
    const photo = Buffer.concat([jpeg.subarray(0, 2), ...before, jpeg.subarray(2), ...after]);
    expect(photo.includes(SECRET)).toBe(true);
    const clean = stripMetadata(photo);
    expect(clean.includes(SECRET)).toBe(false);
    const { pixels } = await read(jpeg);
    for (const each of [photo, clean]) expect((await read(each)).pixels.equals(pixels)).toBe(true);
    expect(stripMetadata(clean).equals(clean)).toBe(true);
  }
});

test.each([1, 6])('keeps orientation %i, profile and pixels', async (orientation) => {
  const photo = await phonePhoto(orientation);
  const clean = stripMetadata(photo);
  const { exif, xmp, icc, ...metadata } = await sharp(clean).metadata();
  expect(metadata.orientation ?? 1).toBe(orientation);
  expect([exif?.length ?? 0, xmp, icc?.length]).toEqual([orientation > 1 ? 32 : 0, undefined, 480]);
  const stored = sharp(clean, { autoOrient: true, failOn: 'warning' });
  const pixels = await sharp(photo, { autoOrient: true }).raw().toBuffer();
  expect((await stored.raw().toBuffer()).equals(pixels)).toBe(true);
});

test('leaves other files as they are', async () => {
  const png = await samplePhoto().png().toBuffer();
  for (const bytes of [png, Buffer.from('hello'), Buffer.alloc(0)]) {
    expect(stripMetadata(bytes)).toBe(bytes);
  }
});
