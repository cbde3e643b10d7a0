import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processPhotos } from './process-photos.ts';
import { publishPictures } from './publish-pictures.ts';
import { samplePhoto } from './sample-photo.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

test('publishes exactly the wanted pictures and removes all others', async () => {
  const folder = await createTemporaryFolder();
  const cacheDir = join(folder, 'cache');
  const path = join(folder, 'a.png');
  await writeFile(path, await samplePhoto().png().toBuffer());
  const request = { path, file: 'images/gallery/a.png', role: 'gallery' } as const;
  const outcomes = await processPhotos([request], {
    cacheDir,
    quality: 'working',
    makePictures: true,
  });
  const photos = [...outcomes.values()].flatMap((one) =>
    one.status === 'ready' ? [one.photo] : [],
  );

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
  const folder = await createTemporaryFolder();
  const photo = { name: 'x-0123456789', width: 1, height: 1, colour: '#000000', widths: [1] };
  await expect(publishPictures([photo], folder, folder)).rejects.toThrow("'x-0123456789'");
});
