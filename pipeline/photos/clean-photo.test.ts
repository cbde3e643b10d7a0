import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePhoto } from '#pipeline/photos/decode/decode-photo.ts';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { cleanPhoto } from './clean-photo.ts';

const GPS = {
  IFD0: { Make: 'Camera', Artist: 'Анна' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' },
};

function phonePhoto(orientation = 1): Promise<Buffer> {
  return samplePhoto()
    .withExif(GPS)
    .withMetadata({ orientation })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>53</exif:GPSLatitude></x:xmpmeta>',
    )
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
}

async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  const photo = await decodePhoto(bytes);
  if (photo.status === 'faulty') throw new Error(photo.message);
  return photo.pixels;
}

test('it takes out where and with what a photo was taken', async () => {
  const photo = await phonePhoto();
  expect(photo.includes('Camera') && photo.includes('GPSLatitude')).toBe(true);
  const clean = await cleanPhoto(photo);
  expect(clean.includes('Camera') || clean.includes('GPSLatitude')).toBe(false);
  const { exif, xmp } = await sharp(clean).metadata();
  expect([exif, xmp]).toEqual([undefined, undefined]);
});

test.each([1, 3, 6, 8])(
  'it keeps every pixel of a photo that is turned %i',
  async (orientation) => {
    const photo = await phonePhoto(orientation);
    const clean = await cleanPhoto(photo);
    expect((await sharp(clean).metadata()).orientation ?? 1).toBe(orientation);
    expect((await pixelsOf(clean)).equals(await pixelsOf(photo))).toBe(true);
  },
);

test('it keeps the colour profile', async () => {
  const { icc } = await sharp(await cleanPhoto(await phonePhoto())).metadata();
  expect(icc?.length).toBeGreaterThan(100);
});

test.each<[string, () => Promise<Buffer>]>([
  ['a photo without anything unseen', () => samplePhoto().jpeg().toBuffer()],
  ['a PNG', () => samplePhoto().png().toBuffer()],
  ['no photo', async () => Buffer.from('hello')],
  ['nothing', async () => Buffer.alloc(0)],
  ['a photo that ends in its head', async () => (await phonePhoto()).subarray(0, 100)],
])('it leaves %s as it is', async (_, make) => {
  const bytes = await make();
  expect(await cleanPhoto(bytes)).toBe(bytes);
});
