import { readFile } from 'node:fs/promises';
import { sha256 } from '#pipeline/photos/cache/photo-cache.ts';
import { TASKS_AT_ONCE } from '#pipeline/photos/image-work.ts';
import { createWorkBudget } from '#pipeline/photos/work-budget.ts';
import { type DecodedPhoto, decodePhoto, freePixels, readStatedSize } from './decode-photo.ts';
import { faulty, type PhotoFault, say } from './photo-fault.ts';

/** 180 MB at 3 bytes a pixel, or a single larger photo. */
const DECODED_PIXELS_AT_ONCE = 60_000_000;

const originals = createWorkBudget(TASKS_AT_ONCE);
const decodedPixels = createWorkBudget(DECODED_PIXELS_AT_ONCE);

export interface KnownOriginal {
  readonly path: string;
  /** SHA-256; a file with another hash is not used. */
  readonly contentHash: string;
}

export interface OriginalInMemory {
  readonly status: 'in memory';
  readonly photo: DecodedPhoto;
  readonly pages: number;
}

export type WithOriginal = <Result>(
  original: KnownOriginal,
  use: (inMemory: OriginalInMemory) => Promise<Result>,
) => Promise<Result | PhotoFault>;

interface ReadOriginal {
  readonly status: 'read';
  readonly bytes: Buffer;
  readonly pixels: number;
}

async function read({ path, contentHash }: KnownOriginal): Promise<ReadOriginal | PhotoFault> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined || sha256(bytes) !== contentHash) return faulty(say().changed);
  const stated = await readStatedSize(bytes);
  if (stated.status === 'faulty') return stated;
  return { status: 'read', bytes, pixels: stated.width * stated.height };
}

async function decode({ bytes }: ReadOriginal): Promise<OriginalInMemory | PhotoFault> {
  const photo = await decodePhoto(bytes);
  return photo.status === 'faulty' ? photo : { status: 'in memory', photo, pages: photo.pages };
}

export const withOriginal: WithOriginal = (original, use) =>
  originals.run(1, async () => {
    const file = await read(original);
    if (file.status === 'faulty') return file;
    return decodedPixels.run(file.pixels, async () => {
      const decoded = await decode(file);
      if (decoded.status === 'faulty') return decoded;
      const result = await use(decoded);
      freePixels(decoded.photo);
      return result;
    });
  });

interface KeptOriginal {
  readonly contentHash: string;
  readonly decoding: Promise<OriginalInMemory | PhotoFault>;
  uses: number;
}

let kept: KeptOriginal | undefined;

/** Keeps the last photo decoded: in development, its pictures are requested one by one. */
export const withKeptOriginal: WithOriginal = (original, use) =>
  originals.run(1, async () => {
    const before = kept;
    const own = before?.contentHash === original.contentHash ? before : keep(original);
    own.uses += 1;
    if (before) await freeUnused(before);
    const decoded = await own.decoding;
    if (decoded.status === 'faulty') {
      // The file may be intact at the next attempt.
      if (kept === own) kept = undefined;
      return decoded;
    }
    const result = await use(decoded);
    own.uses -= 1;
    await freeUnused(own);
    return result;
  });

function keep(original: KnownOriginal): KeptOriginal {
  kept = { contentHash: original.contentHash, decoding: decodeKept(original), uses: 0 };
  return kept;
}

async function decodeKept(original: KnownOriginal): Promise<OriginalInMemory | PhotoFault> {
  const file = await read(original);
  return file.status === 'faulty' ? file : decodedPixels.run(file.pixels, () => decode(file));
}

async function freeUnused(original: KeptOriginal): Promise<void> {
  if (original === kept || original.uses > 0) return;
  const decoded = await original.decoding;
  if (decoded.status === 'in memory') freePixels(decoded.photo);
}
