import { readFile, stat } from 'node:fs/promises';
import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { diagnoseFileSize } from './decode/diagnose-photo.ts';
import { type PhotoFault, readingFault } from './decode/photo-fault.ts';
import { fetchRemotePhoto, isRemote, refuseRemotePhoto } from './decode/remote-photo.ts';
import { type PictureQuality, photoName } from './encode/encode-photo.ts';
import { closeUpWidth, type PictureRole, widthsFor } from './encode/picture-sizes.ts';
import { FaultyPhoto, findFacts, keyOf, PHOTOS_AT_ONCE, type PhotoSource } from './manifest.ts';
import { sha256 } from './photo-cache.ts';

export interface PhotoRequest {
  /** Absolute, or a URL. */
  readonly path: string;
  /** Below the content folder with forward slashes, or a URL. */
  readonly file: string;
  readonly role: PictureRole;
}

interface ReadyPhoto {
  readonly status: 'ready';
  readonly photo: Photo;
  readonly palette: Palette;
  /** Pictures in the original; one of them is the photo. */
  readonly pages: number;
  readonly source: PhotoSource;
}

export type PhotoOutcome = ReadyPhoto | PhotoFault;

export interface ProcessPhotosOptions {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  /** Limit of the longer side for the close-up picture. */
  readonly closeUpPx?: number | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

export function outcomeKey({ role, file }: Pick<PhotoRequest, 'role' | 'file'>): string {
  return `${role}:${file}`;
}

/**
 * Once per content: a photo in two roles or under two names shares its pictures and the name of the file that
 * sorts first. Needs all photos of the site at once, so that names are the same in every build.
 * @returns the outcomes by `outcomeKey`
 */
export async function processPhotos(
  requests: readonly PhotoRequest[],
  { cacheDir, quality, closeUpPx, onProgress }: ProcessPhotosOptions,
): Promise<ReadonlyMap<string, PhotoOutcome>> {
  const outcomes = new Map<string, PhotoOutcome>();
  const originals: (PhotoRequest & PhotoSource)[] = [];

  function settle(request: PhotoRequest, outcome: PhotoOutcome): void {
    outcomes.set(outcomeKey(request), outcome);
    onProgress?.(outcomes.size, requests.length);
  }

  await forEach(requests, PHOTOS_AT_ONCE, async (request) => {
    const original = await findOriginal(request.path, cacheDir);
    if (original.status === 'faulty') return settle(request, original);
    const isTall = request.role === 'hero/tall';
    originals.push({ ...request, ...original, cacheDir, quality, isTall });
  });

  originals.sort((one, other) => (one.file < other.file ? -1 : 1));
  await forEach(Map.groupBy(originals, keyOf), PHOTOS_AT_ONCE, async ([key, uses]) => {
    const [source] = uses;
    if (!source) return;
    try {
      const facts = await findFacts(source);
      const { width, height, colour, hasLightEdge, palette, pages } = facts;
      for (const use of uses) {
        const closeUp = use.role === 'gallery' && closeUpWidth(facts, closeUpPx);
        const photo = {
          ...{ name: photoName(source.file, key), width, height, colour },
          widths: widthsFor(use.role, facts),
          ...(hasLightEdge && { hasLightEdge }),
          ...(closeUp && { closeUp }),
        };
        settle(use, { status: 'ready', photo, palette, pages, source });
      }
    } catch (error) {
      if (!(error instanceof FaultyPhoto)) throw error;
      for (const use of uses) {
        const { fault } = error;
        settle(
          use,
          isRemote(use.file) ? await refuseRemotePhoto(use.file, fault, cacheDir) : fault,
        );
      }
    }
  });
  return outcomes;
}

/** Of files as they were, because each change of a text checks all photos. */
const hashes = new Map<string, string>();

async function findOriginal(address: string, cacheDir: string) {
  const path = isRemote(address) ? await fetchRemotePhoto(address, cacheDir) : address;
  if (typeof path !== 'string') return path;
  try {
    const { size, mtimeNs, ino } = await stat(path, { bigint: true });
    const fault = diagnoseFileSize(Number(size));
    if (fault) return fault;
    const version = `${path} ${size} ${mtimeNs} ${ino}`;
    const contentHash = hashes.get(version) ?? sha256(await readFile(path));
    hashes.set(version, contentHash);
    return { status: 'found', path, contentHash } as const;
  } catch (error) {
    return readingFault(error);
  }
}
