import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Photo } from '#catalogue/photos/photo.ts';
import { processedPhoto, samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { drawPreview, makePreviews } from './preview-picture.ts';

const quality = 'working';

let cacheDir: string;
let path: string;

beforeEach(async () => {
  const folder = await createTemporaryFolder();
  cacheDir = join(folder, 'cache');
  path = join(folder, 'a.png');
});

async function processed(original: Buffer): Promise<Photo> {
  await writeFile(path, original);
  return processedPhoto({ path, role: 'gallery', cacheDir });
}

test.each([
  ['wide', 3000, 900],
  ['tall', 500, 4000],
  ['small', 40, 30],
])('it shows a %s work whole on a sheet of 1200×630', async (_, width, height) => {
  const colour = { width, height, channels: 3, background: '#000000' } as const;
  const preview = await drawPreview(await sharp({ create: colour }).png().toBuffer(), quality);
  expect(await sharp(preview).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const { data } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
  const brightnessAt = (x: number, y: number) => data[(y * 1200 + x) * 3] ?? 0;
  expect(brightnessAt(600, 315)).toBeLessThan(20);
  for (const [x, y] of [
    [5, 5],
    [1194, 5],
    [600, 5],
    [600, 624],
    [5, 315],
  ] as const) {
    expect(brightnessAt(x, y)).toBeGreaterThan(230);
  }
});

test('it stays within 300 KB even for noise', async () => {
  const noise = {
    ...{ width: 2000, height: 1000, channels: 3 as const, background: '#808080' },
    noise: { type: 'gaussian' as const, mean: 128, sigma: 90 },
  };
  const preview = await drawPreview(await sharp({ create: noise }).png().toBuffer(), quality);
  expect(preview.length).toBeLessThanOrEqual(300_000);
});

test('it draws each photo once, and again when its picture is damaged', async () => {
  const original = await samplePhoto().png().toBuffer();
  const photo = await processed(original);
  const [preview] = (await makePreviews([photo, photo], { cacheDir, quality })).values();
  if (!preview) throw new Error('There is no preview');
  expect(preview.file).toMatch(/^images\/a-[0-9a-f]{10}-preview\.jpg$/);
  const drawn = await readFile(preview.source);

  await rm(path);
  expect((await makePreviews([photo], { cacheDir, quality })).get(photo.name)).toEqual(preview);

  await writeFile(path, original);
  await writeFile(preview.source, 'damaged');
  await makePreviews([photo], { cacheDir, quality });
  expect(await readFile(preview.source)).toEqual(drawn);
});

test('it refuses a photo that has changed since it was measured', async () => {
  const photo = await processed(await samplePhoto().png().toBuffer());
  await writeFile(path, 'another');
  await expect(makePreviews([photo], { cacheDir, quality })).rejects.toThrow('was changed');
});
