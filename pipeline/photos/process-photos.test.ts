import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { encodePicture, encodingFor } from './encode/encode-photo.ts';
import type { PictureRole } from './encode/picture-sizes.ts';
import { findPublishedPicture, manifestOf, publishPictures } from './manifest.ts';
import { read, samplePhoto } from './photo.fixture.ts';
import { outcomeKey, type PhotoRequest, processPhotos } from './process-photos.ts';

let folder: string;
let cacheDir: string;

beforeEach(async () => {
  folder = await createTemporaryFolder();
  cacheDir = join(folder, 'cache');
});

const sized = (width: number, height: number) => samplePhoto({ width, height });

async function addPhoto(file: string, photo: Sharp, role: PictureRole = 'gallery') {
  await photo.jpeg().toFile(join(folder, file));
  return { path: join(folder, file), file: `images/${role}/${file}`, role };
}

async function processAll(requests: readonly PhotoRequest[], closeUpPx?: number) {
  const outcomes = await processPhotos(requests, { cacheDir, quality: 'working', closeUpPx });
  const ready = requests.map((request) => {
    const outcome = outcomes.get(outcomeKey(request));
    if (outcome?.status !== 'ready') throw new Error(outcome?.message);
    return outcome;
  });
  return { ready, photos: ready.map(({ photo }) => photo), manifest: manifestOf(ready) };
}

async function publish(requests: readonly PhotoRequest[], closeUpPx?: number) {
  const { photos, manifest } = await processAll(requests, closeUpPx);
  await publishPictures(manifest, folder);
  const images = join(folder, 'images');
  return { photos, images, files: (await readdir(images)).sort() };
}

test('refuses a photo whose images would replace those of another', async () => {
  const { ready } = await processAll([await addPhoto('река.jpg', sized(500, 250))]);
  const others = ready.map((outcome) => {
    const source = { ...outcome.source, path: 'река-2.jpg', contentHash: 'of another photo' };
    return { ...outcome, source };
  });
  expect(() => manifestOf([...ready, ...others])).toThrow(/^река-2.jpg.*река.jpg/);
});

test('publishes a close-up picture of a work if the artist sets its size', async () => {
  const details = await addPhoto('b.jpg', sized(2600, 260), 'gallery/details');
  const requests = [await addPhoto('a.jpg', sized(2600, 260)), details];
  expect((await processAll(requests)).photos[0]?.closeUp).toBeUndefined();
  const { photos, files } = await publish(requests, 2400);
  expect(photos.map(({ closeUp }) => closeUp)).toEqual([2400, undefined]);
  expect(files).toContain(`${photos[0]?.name}-2400.avif`);
});

test('publishes no GPS position, camera or profile', async () => {
  const exif = { IFD0: { Model: 'a camera' }, IFD3: { GPSLatitudeRef: 'N' } };
  const photo = samplePhoto().withExif(exif).withIccProfile('p3');
  const { images, files } = await publish([await addPhoto('gps.jpg', photo)]);
  for (const file of files) {
    const { exif, icc, xmp, iptc } = await sharp(join(images, file)).metadata();
    expect({ file, exif, icc, xmp, iptc }).toEqual({ file });
  }
});

test('publishes one set of images for a photo with two roles', async () => {
  const work = await addPhoto('alpha.jpg', sized(300, 200));
  const { photos, files } = await publish([work, { ...work, role: 'categories' }]);
  expect(photos[1]?.name).toBe(photos[0]?.name);
  const ends = files.map((file) => file.split('-').at(-1));
  expect(ends).toEqual(['240.avif', '250.avif', '300.avif', '300.jpg']);
});

test('gives the upright middle of a photo its own name, size and pictures', async () => {
  const whole = await addPhoto('a.jpg', sized(1600, 900), 'hero');
  const { photos, images } = await publish([whole, { ...whole, role: 'hero/tall' }]);
  const [one, other] = photos;
  expect(one).toMatchObject({ width: 1600, height: 900, widths: [700, 1280, 1600] });
  expect(other).toMatchObject({ width: 600, height: 900, widths: [440, 600] });
  expect(other?.name).not.toBe(one?.name);
  const picture = sharp(join(images, `${other?.name}-440.avif`));
  expect(await picture.metadata()).toMatchObject({ width: 440, height: 660 });
});

test('gives a photo another name when it changes', async () => {
  const { photos: before } = await processAll([await addPhoto('a.jpg', sized(300, 200))]);
  const blue = samplePhoto({ colour: '#2040c0' });
  const { photos: after } = await processAll([await addPhoto('a.jpg', blue)]);
  expect(after[0]?.name).not.toBe(before[0]?.name);
  expect(after[0]?.colour).not.toBe(before[0]?.colour);
});

test.each([
  ['large pictures of bare paper better', '#f2ecde', 1200, true],
  ['other pictures of it as usual', '#f2ecde', 1080, false],
  ['large pictures of strong colour as usual', '#b04030', 1200, false],
])('encodes %s', async (_, colour, width, isBetter) => {
  const strip = samplePhoto({ width: 1200, height: 40, colour });
  const request = await addPhoto('a.jpg', strip);
  const { photos, images } = await publish([request]);
  const { size } = await stat(join(images, `${photos[0]?.name}-${width}.avif`));
  const decoded = await read(await readFile(request.path));
  const usual = await encodePicture(decoded, `${width}.avif`, encodingFor('working'));
  expect(size > usual.length).toBe(isBetter);
});

test('makes only the requested picture, identical to that of a build', async () => {
  const request = await addPhoto('a.jpg', sized(600, 300), 'about');
  const { photos, manifest } = await processAll([request]);
  const find = (end: string) => findPublishedPicture(manifest, `/images/${photos[0]?.name}${end}`);
  const bytes = await readFile((await find('-480.avif')) ?? '');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 240 });
  const made = await readdir(cacheDir, { recursive: true });
  expect(made.filter((file) => /avif|jpg/.test(file))).toHaveLength(1);
  await rm(cacheDir, { recursive: true });
  await publishPictures(manifest, folder);
  expect(await readFile(join(folder, 'images', `${photos[0]?.name}-480.avif`))).toEqual(bytes);
  for (const end of ['-481.avif', '', '/../../x-480.avif']) {
    expect(await find(end)).toBeUndefined();
  }
});
