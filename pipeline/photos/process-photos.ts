import { readFile, stat } from 'node:fs/promises';
import type { Photo } from '#catalogue/photos/photo.ts';
import { forEachConcurrently } from '#pipeline/for-each-concurrently.ts';
import { diagnoseFileSize } from './decode/diagnose-photo.ts';
import { readingFault } from './decode/photo-fault.ts';
import { discardRemotePhoto, fetchRemotePhoto, isRemote } from './decode/remote-photo.ts';
import { isMostlyPaper, type PictureQuality, photoName } from './encode/encode-photo.ts';
import { closeUpWidth, type PictureRole, widthsFor } from './encode/picture-sizes.ts';
import { cacheKey, FaultyPhoto, findOrMeasure, PHOTOS_AT_ONCE } from './manifest.ts';
import { sha256 } from './photo-cache.ts';

export interface PhotoRequest {
  readonly path: string;
  readonly file: string;
  readonly role: PictureRole;
}

export type PhotoOutcome = Awaited<ReturnType<typeof processPhoto>>;

export interface ProcessPhotosOptions {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  readonly closeUpPx?: number | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

export function outcomeKey({ role, file }: Pick<PhotoRequest, 'role' | 'file'>): string {
  return `${role}:${file}`;
}

export async function processPhotos(
  requests: readonly PhotoRequest[],
  options: ProcessPhotosOptions,
): Promise<ReadonlyMap<string, PhotoOutcome>> {
  const outcomes = new Map<string, PhotoOutcome>();
  // A photo may have several roles, but it is one photo.
  const done = new Set<string>();
  const { size: total } = new Set(requests.map(({ file }) => file));
  await forEachConcurrently(requests, PHOTOS_AT_ONCE, async (request) => {
    outcomes.set(outcomeKey(request), await processPhoto(request, options));
    options.onProgress?.(done.add(request.file).size, total);
  });
  return outcomes;
}

async function processPhoto(
  { path, file, role }: PhotoRequest,
  { cacheDir, quality, closeUpPx }: ProcessPhotosOptions,
) {
  const original = await findOriginal(path, cacheDir);
  if (original.status === 'faulty') return original;
  const unmeasured = { ...original, cacheDir, quality, isTallCrop: role === 'hero/tall' };
  try {
    const { palette, pages, hasLightEdge, ...facts } = await findOrMeasure(unmeasured);
    const source = { ...unmeasured, isPaper: isMostlyPaper(palette) };
    const closeUp = role === 'gallery' && closeUpWidth(facts, closeUpPx);
    const photo: Photo = {
      ...{ name: photoName(file, cacheKey(source)), ...facts, widths: widthsFor(role, facts) },
      ...(hasLightEdge && { hasLightEdge }),
      ...(closeUp && { closeUp }),
    };
    return { status: 'ready', photo, palette, pages, source } as const;
  } catch (error) {
    if (!(error instanceof FaultyPhoto)) throw error;
    return isRemote(file) ? discardRemotePhoto(file, error.fault, cacheDir) : error.fault;
  }
}

/** Keyed by path and state of the file, so that a change of a text does not read all photos again. */
const contentHashes = new Map<string, string>();

async function findOriginal(pathOrUrl: string, cacheDir: string) {
  const path = isRemote(pathOrUrl) ? await fetchRemotePhoto(pathOrUrl, cacheDir) : pathOrUrl;
  if (typeof path !== 'string') return path;
  try {
    const { size, mtimeNs, ino } = await stat(path, { bigint: true });
    const fault = diagnoseFileSize(Number(size));
    if (fault) return fault;
    const fileState = `${path} ${size} ${mtimeNs} ${ino}`;
    const contentHash = contentHashes.get(fileState) ?? sha256(await readFile(path));
    contentHashes.set(fileState, contentHash);
    return { status: 'found', path, contentHash } as const;
  } catch (error) {
    return readingFault(error);
  }
}
