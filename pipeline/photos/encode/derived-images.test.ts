import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { Photo } from '#catalogue/photos/photo.ts';
import { type Manifest, manifestOf } from '#pipeline/photos/manifest.ts';
import { cornerPhoto, flatPhoto } from '#pipeline/photos/photo.fixture.ts';
import { processPhotos } from '#pipeline/photos/process-photos.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { makeBackdrops, publishPreviews } from './derived-images.ts';

async function processed(original: Sharp): Promise<{ photo: Photo; manifest: Manifest }> {
  const folder = await createTemporaryFolder();
  const path = join(folder, 'a.png');
  await writeFile(path, await original.toBuffer());
  const request = { path, file: 'images/gallery/a.png', role: 'gallery' } as const;
  const options = { cacheDir: join(folder, 'cache'), quality: 'working' } as const;
  const outcomes = await processPhotos([request], options);
  const [outcome] = outcomes.values();
  if (outcome?.status !== 'ready') throw new Error('The sample is no photo');
  return { photo: outcome.photo, manifest: manifestOf(outcomes.values()) };
}

const THEME = {
  artist: 'Анна Иванова',
  font: {
    name: 'Cormorant Garamond Medium',
    file: 'node_modules/@expo-google-fonts/cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf',
  },
  paper: '#f6f2ea',
  ink: '#1f1b16',
  hairline: '#d9d1c3',
  seal: await readFile('app/site/shell/seal.svg'),
};

async function previewOf({ photo, manifest }: Awaited<ReturnType<typeof processed>>, title = '') {
  const siteDir = await createTemporaryFolder();
  const files = await publishPreviews([[photo, title]], manifest, { siteDir, theme: THEME });
  return readFile(join(siteDir, files.get(photo.name) ?? ''));
}

async function backdropOf({ photo, manifest }: Awaited<ReturnType<typeof processed>>) {
  const url = (await makeBackdrops([photo], manifest)).get(photo.name) ?? '';
  expect(url).toMatch(/^data:image\/webp;base64,/);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function decode(bytes: Buffer, size: { width: number; height: number }) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(size);
  return (x: number, y: number) => data[(y * size.width + x) * 3] ?? 0;
}

test.each([
  ['wide', 3000, 900],
  ['tall', 500, 4000],
])('a preview shows a %s work whole on a sheet of 1200×630', async (_, width, height) => {
  const bytes = await previewOf(await processed(flatPhoto('#000000', width, height).png()));
  const brightnessAt = await decode(bytes, { width: 1200, height: 630 });
  expect(brightnessAt(600, 315)).toBeLessThan(20);
  const margins = [brightnessAt(5, 5), brightnessAt(1194, 5), brightnessAt(600, 624)];
  expect(Math.min(...margins)).toBeGreaterThan(230);
});

test('a preview names an upright work beside it', async () => {
  const upright = await processed(flatPhoto('#4060c0', 800, 1200).png());
  const preview = await previewOf(upright, 'Туман & <дождь>');
  const column = { left: 520, top: 100, width: 600, height: 350 };
  const { channels } = await sharp(await sharp(preview).extract(column).toBuffer()).stats();
  expect(channels[0]?.min).toBeLessThan(60);
});

test('previews and backdrops of noise stay small', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width: 2000, height: 1000, channels: 3, background: '#808080', noise } as const;
  const photo = await processed(sharp({ create }).png());
  expect((await previewOf(photo)).length).toBeLessThanOrEqual(300_000);
  expect((await backdropOf(photo)).length).toBeLessThan(4500);
});

test('a backdrop is the whole photo, upright and tiny', async () => {
  // As a camera stores an upright photo: the black quarter belongs to the right.
  const turned = cornerPhoto(1200, 600).withMetadata({ orientation: 6 }).jpeg();
  const backdrop = await backdropOf(await processed(turned));
  const brightnessAt = await decode(backdrop, { width: 48, height: 96 });
  expect(brightnessAt(42, 8)).toBeLessThan(40);
  expect(brightnessAt(6, 8)).toBeGreaterThan(215);
  expect(brightnessAt(42, 90)).toBeGreaterThan(215);
});
