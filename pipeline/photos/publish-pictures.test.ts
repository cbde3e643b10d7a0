import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Photo } from '#catalogue/photos/photo.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
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

test('refuses a photo that was not processed', async () => {
  const photo = { name: 'x-0123456789', width: 1, height: 1, colour: '#000000', widths: [1] };
  await expect(publishPictures([photo], folder, folder)).rejects.toThrow("'x-0123456789'");
});
