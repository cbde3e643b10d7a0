import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Photo } from '#catalogue/photos/photo.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import type { PictureRole } from './encode/picture-sizes.ts';
import type { PhotoRequest } from './find-originals.ts';
import { samplePhoto } from './photo.fixture.ts';
import { outcomeKey, processPhotos } from './process-photos.ts';
import { publishPictures } from './publish-pictures.ts';

let folder = '';
let cacheDir = '';

beforeEach(async () => {
  folder = await createTemporaryFolder();
  cacheDir = join(folder, 'cache');
});

async function addPhoto(
  file: string,
  bytes: Buffer | Promise<Buffer>,
  role: PictureRole = 'gallery',
): Promise<PhotoRequest> {
  const path = join(folder, file);
  await writeFile(path, await bytes);
  return { path, file: `images/${role}/${file}`, role };
}

const process = (requests: readonly PhotoRequest[], makePictures = true) =>
  processPhotos(requests, { cacheDir, quality: 'working', makePictures });

async function readyPhoto(request: PhotoRequest, makePictures = true): Promise<Photo> {
  const outcome = (await process([request], makePictures)).get(outcomeKey(request));
  if (outcome?.status !== 'ready') throw new Error(outcome?.message ?? 'no outcome');
  return outcome.photo;
}

async function listPictures(): Promise<readonly string[]> {
  const files = await readdir(join(cacheDir, 'pictures'), { recursive: true });
  return files
    .filter((file) => /\.(avif|jpg)$/.test(file))
    .map((file) => join(cacheDir, 'pictures', file));
}

test('makes a larger one for close up of a work, as soon as it is allowed', async () => {
  const bytes = await samplePhoto({ width: 2600, height: 260 }).jpeg().toBuffer();
  const request = await addPhoto('a.jpg', bytes);
  const detail = await addPhoto('b.jpg', bytes, 'gallery/details');
  expect((await readyPhoto(request)).closeUp).toBeUndefined();

  const options = { cacheDir, quality: 'working', makePictures: true, closeUpPx: 2400 } as const;
  const outcomes = [...(await processPhotos([request, detail], options)).values()];
  const photos = outcomes.flatMap((each) => (each.status === 'ready' ? [each.photo] : []));
  expect(photos.map(({ closeUp, widths }) => [widths.at(-1), closeUp])).toEqual([
    [2000, 2400],
    [1600, undefined],
  ]);
  const out = join(folder, 'out');
  await publishPictures(photos, cacheDir, out);
  expect(await readdir(join(out, 'images'))).toContain(`${photos[0]?.name}-2400.avif`);
});

test('makes AVIF and JPEG at every width and never above the photo’s own', async () => {
  const request = await addPhoto(
    'река.jpg',
    samplePhoto({ width: 500, height: 250 }).jpeg().toBuffer(),
  );
  const photo = await readyPhoto(request);
  expect(photo).toEqual({
    name: expect.stringMatching(/^reka-[0-9a-f]{10}$/),
    width: 500,
    height: 250,
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    widths: [240, 360, 440, 500],
  });
  const out = join(folder, 'out');
  await publishPictures([photo], cacheDir, out);
  const sizes = await Promise.all(
    [240, 500].flatMap((width) =>
      ['avif', 'jpg'].map(async (format) => {
        const file = join(out, 'images', `${photo.name}-${width}.${format}`);
        const { width: w, height: h, format: kind } = await sharp(file).metadata();
        return `${kind} ${w}×${h}`;
      }),
    ),
  );
  expect(sizes).toEqual(['heif 240×120', 'jpeg 240×120', 'heif 500×250', 'jpeg 500×250']);
});

test('lets no GPS position, camera or profile through', async () => {
  const exif = {
    IFD0: { Copyright: 'the artist', Model: 'a camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 40/1 0/1' },
  };
  const bytes = await samplePhoto().withExif(exif).withIccProfile('p3').jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif?.includes('a camera')).toBe(true);
  await readyPhoto(await addPhoto('gps.jpg', bytes));
  for (const picture of await listPictures()) {
    const { exif, icc, xmp, iptc } = await sharp(picture).metadata();
    expect({ picture, exif, icc, xmp, iptc }).toEqual({ picture });
  }
});

test('makes a photo once that is used under two names and in two roles', async () => {
  const bytes = await samplePhoto().png().toBuffer();
  const one = await addPhoto('beta.jpg', bytes);
  const other = await addPhoto('alpha.png', bytes, 'categories');
  const outcomes = [...(await process([one, other])).values()];
  const names = outcomes.map((outcome) => outcome.status === 'ready' && outcome.photo.name);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^alpha-/);
  expect(await listPictures()).toHaveLength(6);
});

test('gives the upright middle of a photo its own name, size and pictures', async () => {
  const bytes = await samplePhoto({ width: 1600, height: 900 }).png().toBuffer();
  const whole = await addPhoto('a.png', bytes, 'hero');
  const tall = { ...whole, role: 'hero/tall' } as const;
  const outcomes = await process([whole, tall]);
  const [one, other] = [whole, tall].map((request) => outcomes.get(outcomeKey(request)));
  expect(one).toMatchObject({ photo: { width: 1600, height: 900, widths: [700, 1280, 1600] } });
  expect(other).toMatchObject({ photo: { width: 600, height: 900, widths: [440, 600] } });
  if (one?.status !== 'ready' || other?.status !== 'ready') throw new Error('no outcome');
  expect(other.photo.name).not.toBe(one.photo.name);
  await publishPictures([one.photo, other.photo], cacheDir, join(folder, 'out'));
  const picture = sharp(join(folder, 'out/images', `${other.photo.name}-440.avif`));
  expect(await picture.metadata()).toMatchObject({ width: 440, height: 660 });
});

test('gives another name when the photo changes under its old name', async () => {
  const before = await readyPhoto(await addPhoto('a.png', samplePhoto().png().toBuffer()));
  const blue = samplePhoto({ colour: '#2040c0' }).png().toBuffer();
  const after = await readyPhoto(await addPhoto('a.png', blue));
  expect(after.name).not.toBe(before.name);
  expect(after.colour).not.toBe(before.colour);
});

test('touches nothing in the cache when nothing has changed', async () => {
  const request = await addPhoto('a.png', samplePhoto().png().toBuffer());
  const first = await readyPhoto(request);
  const times = async () =>
    Promise.all((await listPictures()).map(async (file) => (await stat(file)).mtimeMs));
  const before = await times();
  expect(await readyPhoto(request)).toEqual(first);
  expect(await times()).toEqual(before);
});

test.each([
  ['cut off', (file: string) => truncate(file, 20)],
  [
    'overwritten at equal length',
    async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size)),
  ],
])('remakes a cached picture that was %s', async (_, damage) => {
  const request = await addPhoto('a.png', samplePhoto().png().toBuffer());
  await readyPhoto(request);
  const [picture = ''] = await listPictures();
  const sound = await readFile(picture);
  await damage(picture);
  await readyPhoto(request);
  expect(await readFile(picture)).toEqual(sound);
});

test('knows outcomes again without looking for them, but for a photo that has changed', async () => {
  const one = await addPhoto('one.jpg', samplePhoto({ width: 300 }).jpeg().toBuffer());
  const other = await addPhoto('other.jpg', samplePhoto({ width: 400 }).jpeg().toBuffer());
  const options = { cacheDir, quality: 'working', makePictures: false, known: new Map() } as const;
  const before = await processPhotos([one, other], options);

  // What is known is not read again.
  await rm(join(cacheDir, 'pictures'), { recursive: true });
  await addPhoto('other.jpg', samplePhoto({ width: 500 }).jpeg().toBuffer());
  const after = await processPhotos([one, other], options);
  expect(after.get(outcomeKey(one))).toEqual(before.get(outcomeKey(one)));
  expect(after.get(outcomeKey(other))).toMatchObject({ status: 'ready', photo: { width: 500 } });
  expect(await readdir(join(cacheDir, 'pictures'))).toHaveLength(1);
});
