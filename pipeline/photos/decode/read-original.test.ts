import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measurePhoto } from '#pipeline/photos/measure-photo.ts';
import { cornerPhoto, samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { damagedPhotos } from './damaged-photos.fixture.ts';
import { type DecodedPhoto, readOriginal } from './read-original.ts';

async function decode(bytes: Buffer): Promise<DecodedPhoto> {
  const photo = await readOriginal(bytes);
  if (photo.status === 'faulty') throw new Error(photo.message);
  return photo;
}

/** The corner whose quarter is black. */
function darkCorner({ pixels, width, height }: DecodedPhoto): string | undefined {
  const corners = {
    'upper left': [5, 5],
    'upper right': [width - 5, 5],
    'lower right': [width - 5, height - 5],
    'lower left': [5, height - 5],
  } as const;
  const dark = Object.entries(corners).filter(
    ([, [x, y]]) => (pixels[(y * width + x) * 3] ?? 0) < 99,
  );
  return dark.map(([corner]) => corner).join();
}

test.each([
  [1, 80, 40, 'upper left'],
  [2, 80, 40, 'upper right'],
  [3, 80, 40, 'lower right'],
  [4, 80, 40, 'lower left'],
  [5, 40, 80, 'upper left'],
  [6, 40, 80, 'upper right'],
  [7, 40, 80, 'lower right'],
  [8, 40, 80, 'lower left'],
])('turns EXIF orientation %i upright', async (orientation, width, height, corner) => {
  const bytes = await cornerPhoto(80, 40).jpeg().withMetadata({ orientation }).toBuffer();
  const photo = await decode(bytes);
  expect({ ...photo, corner: darkCorner(photo) }).toMatchObject({ width, height, corner });
});

test.each([
  ['CMYK', () => samplePhoto().toColourspace('cmyk').jpeg()],
  ['grey', () => samplePhoto().greyscale().png()],
  ['16-bit', () => samplePhoto().toColourspace('rgb16').png()],
  ['a wide-gamut photo', () => samplePhoto().withIccProfile('p3').jpeg()],
  ['a transparent photo', () => samplePhoto().ensureAlpha(0.5).png()],
  ['grey and transparent', () => samplePhoto().greyscale().ensureAlpha(0.5).png()],
  ['a palette', () => samplePhoto().png({ palette: true })],
])('gives %s three channels of 8 bits', async (_, make) => {
  const photo = await decode(await make().toBuffer());
  expect(photo.pixels.length).toBe(300 * 200 * 3);
});

test('lets the paper show through a transparent photo', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 20, height: 20, channels: 4 as const, background };
  const photo = await decode(await sharp({ create }).png().toBuffer());
  expect((await measurePhoto(photo)).colour).toBe('#f6f2ea');
});

test('keeps the colours of a CMYK photo near the original', async () => {
  const original = await decode(await samplePhoto().png().toBuffer());
  const printed = await decode(await samplePhoto().toColourspace('cmyk').jpeg().toBuffer());
  const [{ colour: one }, { colour: other }] = await Promise.all([
    measurePhoto(original),
    measurePhoto(printed),
  ]);
  expect(
    Math.abs(Number.parseInt(one.slice(1, 3), 16) - Number.parseInt(other.slice(1, 3), 16)),
  ).toBeLessThan(16);
});

test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
  'finds a %s that was cut off',
  async (format) => {
    const bytes = await samplePhoto().toFormat(format).toBuffer();
    const half = bytes.subarray(0, Math.floor(bytes.length / 2));
    const photo = await readOriginal(half);
    expect(photo).toMatchObject({ status: 'faulty', message: expect.stringContaining('damaged') });
  },
);

test('finds corrupt data inside a JPEG', async () => {
  const bytes = await samplePhoto().jpeg().toBuffer();
  bytes.write('\xff\xd9', Math.floor(bytes.length / 2), 'latin1');
  expect(await readOriginal(bytes)).toMatchObject({ status: 'faulty' });
});

test('accepts what a camera appends behind a JPEG', async () => {
  const bytes = Buffer.concat([await samplePhoto().jpeg().toBuffer(), Buffer.alloc(500, 7)]);
  expect(await readOriginal(bytes)).toMatchObject({ status: 'decoded', width: 300, height: 200 });
});

test('refuses a photo by its stated size before decoding it', async () => {
  const bytes = await samplePhoto({ width: 20, height: 20 }).png().toBuffer();
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(11_000, 20);
  expect(await readOriginal(bytes)).toMatchObject({
    message: expect.stringContaining('megapixels'),
  });
});

test('averages the colours of a photo', async () => {
  const photo = await decode(await cornerPhoto(80, 40).png().toBuffer());
  expect((await measurePhoto(photo)).colour).toBe('#bfbfbf');
});

/** What a person is told of a photo, whatever its pixels are. */
async function verdict(bytes: Buffer): Promise<string> {
  const photo = await readOriginal(bytes);
  return photo.status === 'faulty' ? photo.message : photo.status;
}

test('says the same of damaged photos side by side as one at a time, every time', async () => {
  const photos = await damagedPhotos(24);
  const verdicts: string[] = [];
  for (const photo of photos) verdicts.push(await verdict(photo));
  expect(verdicts.filter((each) => each.includes('damaged')).length).toBeGreaterThanOrEqual(12);
  for (let round = 0; round < 8; round += 1) {
    expect(await Promise.all(photos.map(verdict))).toEqual(verdicts);
  }
});

test('accepts a photo with a harmless oddity beside damaged ones', async () => {
  const photos = await damagedPhotos(24);
  const odd = await oddTiff();
  const beside = photos.flatMap((photo) => [verdict(photo), verdict(odd)]);
  const verdicts = (await Promise.all(beside)).filter((_, index) => index % 2 === 1);
  expect(new Set(verdicts)).toEqual(new Set(['decoded']));
});

/** A TIFF whose resolution has a type that the format does not allow: its reader warns, and its pixels are right. */
async function oddTiff(): Promise<Buffer> {
  const X_RESOLUTION = 282;
  const TEXT = 2;
  const tiff = await samplePhoto().tiff({ compression: 'none' }).toBuffer();
  const fields = tiff.readUInt32LE(4) + 2;
  const places = Array.from({ length: tiff.readUInt16LE(fields - 2) }, (_, at) => fields + 12 * at);
  const place = places.find((at) => tiff.readUInt16LE(at) === X_RESOLUTION) ?? 0;
  tiff.writeUInt16LE(TEXT, place + 2);
  await expect(sharp(tiff, { failOn: 'warning' }).toBuffer()).rejects.toThrow('XResolution');
  return tiff;
}
