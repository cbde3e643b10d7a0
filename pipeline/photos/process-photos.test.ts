import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import type { PictureRole } from './encode/picture-sizes.ts';
import { findPublishedPicture, manifestOf, publishPictures } from './manifest.ts';
import { samplePhoto } from './photo.fixture.ts';
import {
  outcomeKey,
  type PhotoOutcome,
  type PhotoRequest,
  processPhotos,
} from './process-photos.ts';

let folder: string;
let cacheDir: string;

beforeEach(async () => {
  folder = await createTemporaryFolder();
  cacheDir = join(folder, 'cache');
});

async function addPhoto(
  file: string,
  bytes: Buffer | string,
  role: PictureRole = 'gallery',
): Promise<PhotoRequest> {
  const path = join(folder, file);
  await writeFile(path, bytes);
  return { path, file: `images/${role}/${file}`, role };
}

const measured = { quality: 'working' } as const;

/** In the order of the requests. */
async function process(requests: readonly PhotoRequest[], closeUpPx?: number) {
  const outcomes = await processPhotos(requests, { cacheDir, ...measured, closeUpPx });
  const ready = (outcome: PhotoOutcome | undefined) => {
    if (outcome?.status !== 'ready') throw new Error(outcome?.message ?? 'no outcome');
    return outcome.photo;
  };
  return {
    photos: requests.map((request) => ready(outcomes.get(outcomeKey(request)))),
    manifest: manifestOf(outcomes.values()),
  };
}

async function publish(requests: readonly PhotoRequest[], closeUpPx?: number) {
  const { photos, manifest } = await process(requests, closeUpPx);
  const siteDir = await createTemporaryFolder();
  await publishPictures(manifest, siteDir);
  const images = join(siteDir, 'images');
  return { photos, images, files: (await readdir(images)).sort() };
}

const photoBytes = (width: number, height: number) =>
  samplePhoto({ width, height }).jpeg().toBuffer();

test('publishes AVIF at every width and one JPEG', async () => {
  const { photos, images, files } = await publish([
    await addPhoto('река.jpg', await photoBytes(500, 250)),
  ]);
  expect(photos[0]).toEqual({
    name: expect.stringMatching(/^reka-[0-9a-f]{10}$/),
    ...{ width: 500, height: 250, widths: [240, 360, 440, 500] },
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const ends = ['240.avif', '360.avif', '440.avif', '500.avif', '500.jpg'];
  expect(files).toEqual(ends.map((end) => `${photos[0]?.name}-${end}`));
  const sizes = await Promise.all(files.map((file) => sharp(join(images, file)).metadata()));
  const found = sizes.map(({ format, height }) => `${format} ${height}`);
  expect(found).toEqual(['heif 120', 'heif 180', 'heif 220', 'heif 250', 'jpeg 250']);
});

test('publishes a close-up picture of a work as soon as it is allowed', async () => {
  const bytes = await photoBytes(2600, 260);
  const requests = [
    await addPhoto('a.jpg', bytes),
    await addPhoto('b.jpg', bytes, 'gallery/details'),
  ];
  expect((await process(requests)).photos[0]?.closeUp).toBeUndefined();
  const { photos, files } = await publish(requests, 2400);
  expect(photos.map(({ closeUp, widths }) => [widths.at(-1), closeUp])).toEqual([
    [2000, 2400],
    [1600, undefined],
  ]);
  expect(files).toContain(`${photos[0]?.name}-2400.avif`);
});

test('publishes no GPS position, camera or profile', async () => {
  const exif = {
    IFD0: { Copyright: 'the artist', Model: 'a camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 40/1 0/1' },
  };
  const bytes = await samplePhoto().withExif(exif).withIccProfile('p3').jpeg().toBuffer();
  const { images, files } = await publish([await addPhoto('gps.jpg', bytes)]);
  for (const file of files) {
    const { exif, icc, xmp, iptc } = await sharp(join(images, file)).metadata();
    expect({ file, exif, icc, xmp, iptc }).toEqual({ file });
  }
});

test('makes a photo once that has two roles', async () => {
  const bytes = await photoBytes(300, 200);
  const work = await addPhoto('alpha.jpg', bytes);
  const { photos, files } = await publish([work, { ...work, role: 'categories' }]);
  expect(photos[1]?.name).toBe(photos[0]?.name);
  const ends = files.map((file) => file.split('-').at(-1));
  expect(ends).toEqual(['240.avif', '250.avif', '300.avif', '300.jpg']);
});

test('gives the upright middle of a photo its own name, size and pictures', async () => {
  const whole = await addPhoto('a.jpg', await photoBytes(1600, 900), 'hero');
  const { photos, images } = await publish([whole, { ...whole, role: 'hero/tall' }]);
  const [one, other] = photos;
  expect(one).toMatchObject({ width: 1600, height: 900, widths: [700, 1280, 1600] });
  expect(other).toMatchObject({ width: 600, height: 900, widths: [440, 600] });
  expect(other?.name).not.toBe(one?.name);
  const picture = sharp(join(images, `${other?.name}-440.avif`));
  expect(await picture.metadata()).toMatchObject({ width: 440, height: 660 });
});

test('gives another name when the photo changes under its old name', async () => {
  const before = await process([await addPhoto('a.jpg', await photoBytes(300, 200))]);
  const blue = samplePhoto({ colour: '#2040c0' }).jpeg().toBuffer();
  const after = await process([await addPhoto('a.jpg', await blue)]);
  expect(after.photos[0]?.name).not.toBe(before.photos[0]?.name);
  expect(after.photos[0]?.colour).not.toBe(before.photos[0]?.colour);
});

test('measures an unchanged photo once while the process runs', async () => {
  const request = await addPhoto('a.jpg', await photoBytes(300, 200));
  const { photos } = await process([request]);
  await rm(cacheDir, { recursive: true });
  expect((await process([request])).photos).toEqual(photos);
  expect(existsSync(cacheDir)).toBe(false);
});

test('reports faults by photo and goes on', async () => {
  const missing = { ...(await addPhoto('gone.jpg', '')), path: join(folder, 'none') };
  const good = await addPhoto('good.jpg', await photoBytes(300, 200));
  const outcomes = await processPhotos([missing, good], { cacheDir, ...measured });
  expect([...outcomes.values()].map(({ status }) => status)).toEqual(['faulty', 'ready']);
});

test('names the photo when an encoder fails', async () => {
  const tall = sharp({ create: { width: 2, height: 70_000, channels: 3, background: '#333' } });
  const request = await addPhoto('strip.png', await tall.png().toBuffer());
  const { manifest } = await process([request]);
  await expect(publishPictures(manifest, folder)).rejects.toThrow('strip.png');
});

const onDemand = async () => {
  const request = await addPhoto('a.jpg', await photoBytes(600, 300), 'about');
  const { photos, manifest } = await process([request]);
  return { path: request.path, name: photos[0]?.name, manifest };
};

test('makes the one picture that is requested, with the bytes of a build', async () => {
  const { name, manifest } = await onDemand();
  const picture = await findPublishedPicture(manifest, `/images/${name}-480.avif`);
  const bytes = await readFile(picture ?? '');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 240 });
  await rm(cacheDir, { recursive: true });
  await publishPictures(manifest, folder);
  expect(await readFile(join(folder, 'images', `${name}-480.avif`))).toEqual(bytes);
});

test('has no other pictures', async () => {
  const { name, manifest } = await onDemand();
  for (const ending of ['-481.avif', '-480.jpg', '-480', '', '/../../x-480.avif']) {
    expect(await findPublishedPicture(manifest, `/images/${name}${ending}`)).toBeUndefined();
  }
});

test('names a photo that has changed since', async () => {
  const { path, name, manifest } = await onDemand();
  await writeFile(path, await photoBytes(500, 300));
  await expect(findPublishedPicture(manifest, `/images/${name}-480.avif`)).rejects.toThrow('a.jpg');
});
