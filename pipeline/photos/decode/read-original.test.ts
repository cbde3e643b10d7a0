import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cornerPhoto, flatPhoto, read, samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { readOriginal } from './read-original.ts';
import { tiffOf } from './tiff.fixture.ts';

const PAPER = [0xf6, 0xf2, 0xea];
const DAMAGED = { status: 'faulty', message: expect.stringContaining('damaged') };

test.each([
  [2, 80, { dark: [75, 5], light: [75, 35] }],
  [6, 40, { dark: [35, 5], light: [35, 75] }],
  [7, 40, { dark: [35, 75], light: [35, 5] }],
] as const)('turns EXIF orientation %i upright', async (orientation, width, { dark, light }) => {
  const turned = cornerPhoto(80, 40).jpeg().withMetadata({ orientation });
  const { pixels, ...photo } = await read(await turned.toBuffer());
  expect(photo.width).toBe(width);
  const valueAt = ([x, y]: readonly [number, number]) => pixels[(y * width + x) * 3];
  expect(valueAt(dark)).toBeLessThan(20);
  expect(valueAt(light)).toBeGreaterThan(235);
});

const GREY = () => flatPhoto('#808080').greyscale();

const P3 = () => flatPhoto('red').withIccProfile('p3');

function tiff(...pages: Parameters<typeof tiffOf>) {
  return () => tiffOf(...pages);
}

function adobeRgb(): Promise<Buffer> {
  const jpeg = flatPhoto('#c08040').jpeg({ quality: 100, chromaSubsampling: '4:4:4' });
  // IFD2 is the list of the camera, and sharp writes no interoperability.
  return jpeg.withExif({ IFD2: { ColorSpace: '2' } }).toBuffer();
}

async function selectionOf16Bits(): Promise<Buffer> {
  const { icc: profile } = await sharp(await P3().png().toBuffer()).metadata();
  return tiffOf({ pixel: [65_535, 0, 0, 0], bits: 16, extraSamples: [0], profile });
}

test.each<[string, () => Buffer | Promise<Buffer>, number[]]>([
  ['CMYK', () => flatPhoto('#b04030').toColourspace('cmyk').jpeg().toBuffer(), [176, 56, 22]],
  ['one channel', () => GREY().png().toBuffer(), [128, 128, 128]],
  ['one channel and transparency', () => GREY().ensureAlpha(0).png().toBuffer(), PAPER],
  ['Adobe RGB that only EXIF declares', adobeRgb, [212, 129, 57]],
  ['8 bits with a profile', () => P3().png().toBuffer(), [255, 0, 0]],
  ['16 bits with a profile', () => P3().toColourspace('rgb16').png().toBuffer(), [255, 0, 0]],
  ['16 bits', () => flatPhoto('#c08040').toColourspace('rgb16').png().toBuffer(), [192, 128, 64]],
  ['a saved selection', tiff({ pixel: [192, 128, 64, 0], extraSamples: [0] }), [192, 128, 64]],
  ['a selection of 16 bits', selectionOf16Bits, [255, 0, 0]],
  ['transparency', tiff({ pixel: [192, 128, 64, 0], extraSamples: [2] }), PAPER],
  ['a selection before it', tiff({ pixel: [1, 2, 3, 255, 0], extraSamples: [0, 2] }), PAPER],
  ['a preview first', tiff({ pixel: [9, 9, 9], tags: { 254: 1 } }, { width: 40 }), [10, 20, 30]],
  ['a larger page last', tiff({ pixel: [9, 9, 9] }, { width: 40 }), [10, 20, 30]],
  ['a mask last', tiff({}, { width: 40, pixel: [9, 9, 9], tags: { 254: 4 } }), [10, 20, 30]],
])('shows the colours of a photo with %s', async (_, make, colour) => {
  const { pixels, width, height } = await read(await make());
  expect([...pixels.subarray(0, pixels.length / (width * height))]).toEqual(colour);
});

test('halves a photo above 100 megapixels', async () => {
  const photo = await read(await flatPhoto('#c08040', 10_000, 10_010).jpeg().toBuffer());
  expect(photo).toMatchObject({ width: 5000, height: 5005 });
});

test('refuses a photo above 210 megapixels before decoding it', async () => {
  const bytes = await samplePhoto({ width: 20, height: 20 }).png().toBuffer();
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(11_000, 20);
  const message = expect.stringContaining('220 megapixels (20000×11000); the limit is 210');
  expect(await readOriginal(bytes)).toMatchObject({ message });
});

function withSegment(jpeg: Buffer, segment: string): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment, 'latin1'), jpeg.subarray(2)]);
}

function withScanParameters(jpeg: Buffer): Buffer {
  const parametersAt = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 11;
  return Buffer.from(jpeg).fill(0, parametersAt, parametersAt + 3);
}

test.each<[string, (jpeg: Buffer) => Buffer]>([
  ['parameters of a progressive scan', withScanParameters],
  ['another JFIF', (jpeg) => withSegment(jpeg, '\xff\xe0\0\x10JFIF\0\x02\x01\0\0\x01\0\x01\0\0')],
  ['an unknown transform', (jpeg) => withSegment(jpeg, '\xff\xee\0\x0eAdobe\0\x64\0\0\0\0\x05')],
])('accepts a JPEG with %s', async (_, change) => {
  const intact = await samplePhoto().jpeg().toBuffer();
  const odd = change(intact);
  await expect(sharp(odd, { failOn: 'warning' }).toBuffer()).rejects.toThrow();
  expect((await read(odd)).pixels.equals((await read(intact)).pixels)).toBe(true);
});

test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
  'finds a photo in %s that lacks its second half',
  async (format) => {
    const bytes = await samplePhoto().toFormat(format).toBuffer();
    expect(await readOriginal(bytes.subarray(0, bytes.length / 2))).toMatchObject(DAMAGED);
    expect(await readOriginal(bytes.fill(0, bytes.length >> 1))).toMatchObject(DAMAGED);
  },
);

test('finds a TIFF without compression whose second half was never written', async () => {
  const [pixelsAt, pixels] = [8, 300 * 10 * 3];
  const bytes = tiffOf({ width: 300 }).fill(0, pixels / 2, pixelsAt + pixels);
  expect(await readOriginal(bytes)).toMatchObject(DAMAGED);
});

/** Half flat: in its code, zeros mean more of the flat colour. */
async function halfFlatPhoto(background: string): Promise<Buffer> {
  const grained = await samplePhoto({ width: 800, height: 300 }).png().toBuffer();
  const image = flatPhoto(background, 800, 1200).composite([{ input: grained, left: 0, top: 0 }]);
  return image.jpeg().toBuffer();
}

test('finds damage inside JPEGs, and accepts intact ones that are read at the same time', async () => {
  const flat = ['#000000', '#ffffff', '#3a6ea5'].map(halfFlatPhoto);
  const intact = await Promise.all([samplePhoto().jpeg().toBuffer(), ...flat]);
  const [corrupt = Buffer.of(), , , hole = Buffer.of()] = intact.map((photo) => Buffer.from(photo));
  corrupt.write('\xff\xd9', corrupt.length >> 1, 'latin1');
  hole.fill(0, 10_000, 14_000);
  const photos = Array.from({ length: 8 }, () => [corrupt, hole, ...intact]).flat();
  const found = await Promise.all(photos.map(readOriginal));
  const isDamaged = (photo: Buffer) => photo === corrupt || photo === hole;
  expect(found.map(({ status }) => status)).toEqual(
    photos.map((photo) => (isDamaged(photo) ? 'faulty' : 'decoded')),
  );
});

test.each<[string, Buffer | string, string]>([
  ['a TIFF', tiffOf({ tags: { 259: 50_000 } }), 'TIFF (Zstandard)'],
  ['32 bits', tiffOf({ bits: 32 }), 'of an unusual kind'],
])('names %s that cannot be read', async (_, photo, message) => {
  expect(await readOriginal(photo)).toMatchObject({ message: expect.stringContaining(message) });
});
