import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '#pipeline/photos/cache/photo-cache.ts';
import { TASKS_AT_ONCE } from '#pipeline/photos/image-work.ts';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import type { DecodedPhoto } from './decode-photo.ts';
import {
  type KnownOriginal,
  type OriginalInMemory,
  withKeptOriginal,
  withOriginal,
} from './original-in-memory.ts';

async function original(width: number): Promise<KnownOriginal> {
  const bytes = await samplePhoto({ width, height: 30 }).jpeg().toBuffer();
  const path = join(await createTemporaryFolder(), 'photo.jpg');
  await writeFile(path, bytes);
  return { path, contentHash: sha256(bytes) };
}

const photoOf = async ({ photo }: OriginalInMemory): Promise<DecodedPhoto> => photo;

async function decoded(file: KnownOriginal, within = withKeptOriginal): Promise<DecodedPhoto> {
  const photo = await within(file, photoOf);
  if (photo.status === 'faulty') throw new Error(photo.message);
  return photo;
}

const isFreed = ({ pixels }: DecodedPhoto) => pixels.length === 0;

test('gives the memory of a photo back when it has been used', async () => {
  const file = await original(40);
  const bytes = await withOriginal(file, async ({ photo }) => photo.pixels.length);
  expect(bytes).toBe(40 * 30 * 3);
  expect(isFreed(await decoded(file, withOriginal))).toBe(true);
});

test('keeps the photo that was decoded last, for whoever asks for it again', async () => {
  const [one, other] = [await original(41), await original(42)];
  const photo = await decoded(one);
  await rm(one.path);
  expect(await decoded(one)).toBe(photo);
  expect(isFreed(photo)).toBe(false);
  expect(await decoded(other)).toMatchObject({ status: 'decoded', width: 42 });
  expect(isFreed(photo)).toBe(true);
});

// With one core, one photo is used at a time.
test.skipIf(TASKS_AT_ONCE === 1)('frees no photo that is in use', async () => {
  const [one, other] = [await original(43), await original(44)];
  let photo: DecodedPhoto | undefined;
  await withKeptOriginal(one, async (inMemory) => {
    photo = inMemory.photo;
    await decoded(other);
    expect(isFreed(photo)).toBe(false);
  });
  expect(photo && isFreed(photo)).toBe(true);
});

test('reads a photo again of which it could not be sure', async () => {
  const [before, after] = [await original(45), await original(46)];
  const file = { ...after, path: before.path };
  expect(await withKeptOriginal(file, photoOf)).toMatchObject({ status: 'faulty' });
  await copyFile(after.path, before.path);
  expect(await decoded(file)).toMatchObject({ width: 46 });
});
