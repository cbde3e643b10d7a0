import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { findNamedPhoto } from '#pipeline/photos/named-photo.ts';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { outcomeKey, processPhotos } from '#pipeline/photos/process-photos.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { makePicture, makePictureSoon, renderAhead } from './make-picture.ts';

let cacheDir = '';
let path = '';
let name = '';

async function processOne(makePictures: boolean, photo = path): Promise<string> {
  const request = { path: photo, file: 'images/about/portrait.png', role: 'about' } as const;
  const outcomes = await processPhotos([request], { cacheDir, quality: 'working', makePictures });
  const outcome = outcomes.get(outcomeKey(request));
  return outcome?.status === 'ready' ? outcome.photo.name : '';
}

beforeEach(async () => {
  const folder = await createTemporaryFolder();
  cacheDir = join(folder, 'cache');
  path = join(folder, 'portrait.png');
  await writeFile(path, await samplePhoto({ width: 600, height: 300 }).png().toBuffer());
  name = await processOne(false);
});

test('makes the one picture that is asked for', async () => {
  const picture = await makePicture(cacheDir, `images/${name}-480.avif`);
  expect(await sharp(picture).metadata()).toMatchObject({
    width: 480,
    height: 240,
    format: 'heif',
  });
  await expect(stat(join(picture ?? '', '..', '480.jpg'))).rejects.toThrow('ENOENT');
});

test('makes a picture once that is asked for twice at the same time', async () => {
  const file = `${name}-480.jpg`;
  const [one, other] = await Promise.all([
    makePicture(cacheDir, file),
    makePicture(cacheDir, file),
  ]);
  expect(one).toBe(other);
  const { mtimeMs } = await stat(one ?? '');
  await makePicture(cacheDir, file);
  expect((await stat(one ?? '')).mtimeMs).toBe(mtimeMs);
});

test('makes the same bytes as a build', async () => {
  const picture = (await makePicture(cacheDir, `${name}-480.avif`)) ?? '';
  const onDemand = await readFile(picture);
  await writeFile(picture, '');
  await processOne(true);
  expect(await readFile(picture)).toEqual(onDemand);
});

test.each(['-481.avif', '-480.webp', '-480', '', '/../../x-480.avif'])(
  'knows no picture with the ending %s',
  async (ending) => {
    expect(await makePicture(cacheDir, `${name}${ending}`)).toBeUndefined();
  },
);

/** The one that is decoded last is in memory. */
async function decodeAnother(): Promise<void> {
  const another = join(cacheDir, '..', 'another.png');
  await writeFile(another, await samplePhoto({ width: 500 }).png().toBuffer());
  await processOne(false, another);
}

test('gives nothing for a photo that has changed since', async () => {
  await decodeAnother();
  await writeFile(path, await samplePhoto({ width: 600, colour: '#102030' }).png().toBuffer());
  expect(await makePicture(cacheDir, `${name}-480.avif`)).toBeUndefined();
});

test('gives nothing for a photo that is gone', async () => {
  await decodeAnother();
  await rm(path);
  expect(await makePicture(cacheDir, `${name}-480.avif`)).toBeUndefined();
});

const formatOf = async (picture: string | undefined) => (await sharp(picture).metadata()).format;

test('answers a page with a JPEG as long as there is no AVIF', async () => {
  const file = `${name}-480.avif`;
  const soon = await makePictureSoon(cacheDir, file);
  expect(soon).toMatch(/480\.jpg$/);
  expect(await formatOf(soon)).toBe('jpeg');
  expect(await makePictureSoon(cacheDir, `${name}-481.avif`)).toBeUndefined();
  await makePicture(cacheDir, file);
  expect(await formatOf(await makePictureSoon(cacheDir, file))).toBe('heif');
});

const another = () => samplePhoto({ width: 600, colour: '#102030' }).png().toBuffer();

async function replacePhoto(bytes: Buffer | string): Promise<void> {
  await writeFile(path, bytes);
  await renderAhead({ cacheDir, path, quality: 'working' });
}

/** What the cache holds of the photo that is there now. */
async function madeOfPhoto(): Promise<readonly string[]> {
  const { key } = findNamedPhoto(cacheDir, await processOne(false)) ?? {};
  const folder = join(cacheDir, 'pictures', key ?? '');
  const { pictures } = JSON.parse(await readFile(join(folder, 'entry.json'), 'utf8'));
  expect(await readdir(folder)).toEqual([...Object.keys(pictures), 'entry.json']);
  return Object.keys(pictures);
}

test('makes of a photo ahead what pages have asked for of the one before it', async () => {
  await makePictureSoon(cacheDir, `${name}-480.avif`);
  await replacePhoto(await another());
  expect(await madeOfPhoto()).toEqual(['480.jpg']);
  const soon = await makePictureSoon(cacheDir, `${await processOne(false)}-480.avif`);
  expect(await formatOf(soon)).toBe('jpeg');
});

test('leaves it to others to tell what is wrong with a photo, and still knows what pages have asked for', async () => {
  await makePictureSoon(cacheDir, `${name}-480.avif`);
  await replacePhoto('no photo');
  await replacePhoto('');
  await replacePhoto((await another()).subarray(0, 60));
  await rm(path);
  await renderAhead({ cacheDir, path, quality: 'working' });
  await replacePhoto(await another());
  expect(await madeOfPhoto()).toEqual(['480.jpg']);
});
