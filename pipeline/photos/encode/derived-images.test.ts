import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Photo } from '#catalogue/photos/photo.ts';
import { type Manifest, manifestOf } from '#pipeline/photos/manifest.ts';
import { cornerPhoto, samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { processPhotos } from '#pipeline/photos/process-photos.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { makeBackdrops, publishPreviews } from './derived-images.ts';

const quality = 'working';
const NOISE = { type: 'gaussian', mean: 128, sigma: 90 } as const;

let cacheDir: string;
let path: string;

beforeEach(async () => {
  const folder = await createTemporaryFolder();
  cacheDir = join(folder, 'cache');
  path = join(folder, 'a.png');
});

async function processed(original: Buffer): Promise<{ photo: Photo; manifest: Manifest }> {
  await writeFile(path, original);
  const request = { path, file: 'images/gallery/a.png', role: 'gallery' } as const;
  const outcomes = await processPhotos([request], { cacheDir, quality });
  const [outcome] = outcomes.values();
  if (outcome?.status !== 'ready') throw new Error('The sample is no photo');
  return { photo: outcome.photo, manifest: manifestOf(outcomes.values()) };
}

async function previewOf({ photo, manifest }: Awaited<ReturnType<typeof processed>>) {
  const siteDir = await createTemporaryFolder();
  await mkdir(join(siteDir, 'images'));
  const files = await publishPreviews([photo, photo], manifest, { siteDir, paper: '#f6f2ea' });
  const file = files.get(photo.name) ?? '';
  return { file, source: join(siteDir, file) };
}

async function backdropOf(original: Buffer): Promise<Buffer> {
  const { photo, manifest } = await processed(original);
  const url = (await makeBackdrops([photo], manifest)).get(photo.name) ?? '';
  expect(url).toMatch(/^data:image\/webp;base64,/);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test.each([
  ['wide', 3000, 900],
  ['tall', 500, 4000],
])('a preview shows a %s work whole on a sheet of 1200×630', async (_, width, height) => {
  const create = { width, height, channels: 3, background: '#000000' } as const;
  const { source } = await previewOf(await processed(await sharp({ create }).png().toBuffer()));
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const brightnessAt = (x: number, y: number) => data[(y * 1200 + x) * 3] ?? 0;
  expect(brightnessAt(600, 315)).toBeLessThan(20);
  const margins = [brightnessAt(5, 5), brightnessAt(1194, 5), brightnessAt(600, 624)];
  expect(Math.min(...margins)).toBeGreaterThan(230);
});

test('previews and backdrops of noise stay small', async () => {
  const create = { width: 2000, height: 1000, channels: 3, background: '#808080' } as const;
  const noise = await sharp({ create: { ...create, noise: NOISE } })
    .png()
    .toBuffer();
  const preview = await readFile((await previewOf(await processed(noise))).source);
  expect(preview.length).toBeLessThanOrEqual(300_000);
  expect((await backdropOf(noise)).length).toBeLessThan(4500);
});

test('a preview is drawn once', async () => {
  const sample = await processed(await samplePhoto().png().toBuffer());
  const { file, source } = await previewOf(sample);
  expect(file).toMatch(/^images\/a-[0-9a-f]{10}-preview\.jpg$/);
  await rm(path);
  expect(await readFile((await previewOf(sample)).source)).toEqual(await readFile(source));
});

test('a backdrop is the whole photo, upright and tiny', async () => {
  // As a camera stores what it took upright: the black quarter comes to stand at the right.
  const turned = await cornerPhoto(1200, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const picture = sharp(await backdropOf(turned));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 48, height: 96 });
  const brightnessAt = (x: number, y: number) => data[(y * 48 + x) * 3] ?? 0;
  expect(brightnessAt(42, 8)).toBeLessThan(40);
  expect(brightnessAt(6, 8)).toBeGreaterThan(215);
  expect(brightnessAt(42, 90)).toBeGreaterThan(215);
});
