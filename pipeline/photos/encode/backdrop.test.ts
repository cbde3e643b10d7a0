import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cornerPhoto, processedPhoto } from '#pipeline/photos/photo.fixture.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { makeBackdrops } from './backdrop.ts';

/** The address that stands in a page for a photo, however often that is used. */
async function backdropOf(original: Buffer): Promise<string> {
  const folder = await createTemporaryFolder();
  const cacheDir = join(folder, 'cache');
  const path = join(folder, 'fair.jpg');
  await writeFile(path, original);
  const photo = await processedPhoto({ path, role: 'news', cacheDir });
  const backdrops = await makeBackdrops([photo, photo], cacheDir);
  expect([...backdrops.keys()]).toEqual([photo.name]);
  return backdrops.get(photo.name) ?? '';
}

test('it is the whole photo, upright and tiny, as an address', async () => {
  // As a camera stores what it took upright: the black quarter comes to stand at the right.
  const turned = cornerPhoto(1200, 600).withMetadata({ orientation: 6 });
  const [kind, base64 = ''] = (await backdropOf(await turned.jpeg().toBuffer())).split(',');
  expect(kind).toBe('data:image/webp;base64');
  const picture = sharp(Buffer.from(base64, 'base64'));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 48, height: 96 });
  const brightnessAt = (x: number, y: number) => data[(y * 48 + x) * 3] ?? 0;
  expect(brightnessAt(42, 8)).toBeLessThan(40);
  expect(brightnessAt(6, 8)).toBeGreaterThan(215);
  expect(brightnessAt(42, 90)).toBeGreaterThan(215);
});

test('it weighs little even for noise', async () => {
  const noise = {
    ...{ width: 800, height: 800, channels: 3 as const, background: '#808080' },
    noise: { type: 'gaussian' as const, mean: 128, sigma: 90 },
  };
  const address = await backdropOf(await sharp({ create: noise }).png().toBuffer());
  expect(address.length).toBeGreaterThan(200);
  expect(address.length).toBeLessThan(6000);
});
