import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Photo } from '#catalogue/photos/photo.ts';
import { createTemporaryFolder } from './cache/temporary-folder.ts';
import { samplePhoto } from './photo.fixture.ts';
import { processPhotos } from './process-photos.ts';
import { publishPictures } from './publish-pictures.ts';

let folder: string;
let cacheDir: string;

beforeEach(async () => {
  folder = await createTemporaryFolder();
  cacheDir = join(folder, 'cache');
  await writeFile(join(folder, 'a.png'), await samplePhoto().png().toBuffer());
});

async function processedPhotos(): Promise<readonly Photo[]> {
  const path = join(folder, 'a.png');
  const request = { path, file: 'images/gallery/a.png', role: 'gallery' } as const;
  const options = { cacheDir, quality: 'working', makePictures: true } as const;
  const outcomes = [...(await processPhotos([request], options)).values()];
  return outcomes.flatMap((one) => (one.status === 'ready' ? [one.photo] : []));
}

test('publishes exactly the wanted pictures and removes all others', async () => {
  const photos = await processedPhotos();
  const images = join(folder, 'out', 'images');
  await mkdir(images, { recursive: true });
  await writeFile(join(images, 'old-0123456789-360.avif'), '');

  expect(await publishPictures([...photos, ...photos], cacheDir, join(folder, 'out'))).toBe(4);
  const name = photos[0]?.name;
  expect((await readdir(images)).sort()).toEqual(
    ['240.avif', '240.jpg', '300.avif', '300.jpg'].map((end) => `${name}-${end}`),
  );
});

test('publishes no picture that was swapped in the cache for one of the same size and time', async () => {
  const photos = await processedPhotos();
  const before = join(folder, 'before');
  await publishPictures(photos, cacheDir, before);
  const sound = await contentsOf(join(before, 'images'));
  await rm(before, { recursive: true });

  const [key = ''] = await readdir(join(cacheDir, 'pictures'));
  await swapPicture(join(cacheDir, 'pictures', key), '300.avif');
  await processedPhotos();
  const after = join(folder, 'after');
  await publishPictures(photos, cacheDir, after);
  expect(await contentsOf(join(after, 'images'))).toEqual(sound);
});

/** Writes other bytes in the place of a picture, and everything that can be seen without reading it stays. */
async function swapPicture(entryFolder: string, name: string): Promise<void> {
  const WRITTEN_S = 1000;
  const picture = join(entryFolder, name);
  const { size } = await stat(picture);
  await writeFile(picture, Buffer.alloc(size, 'another picture'));
  await utimes(picture, WRITTEN_S, WRITTEN_S);
  const entryFile = join(entryFolder, 'entry.json');
  const entry = JSON.parse(await readFile(entryFile, 'utf8'));
  entry.pictures[name].modifiedMs = WRITTEN_S * 1000;
  await writeFile(entryFile, JSON.stringify(entry));
}

async function contentsOf(images: string): Promise<Record<string, string>> {
  const files = (await readdir(images)).toSorted();
  const read = files.map(
    async (file) => [file, await readFile(join(images, file), 'hex')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

test('refuses a photo that was not processed', async () => {
  const photo = { name: 'x-0123456789', width: 1, height: 1, colour: '#000000', widths: [1] };
  await expect(publishPictures([photo], folder, folder)).rejects.toThrow("'x-0123456789'");
});
