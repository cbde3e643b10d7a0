import { readFile, stat } from 'node:fs/promises';
import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { diagnoseFileSize } from './decode/diagnose-photo.ts';
import { type PhotoFault, readingFault } from './decode/photo-fault.ts';
import {
  fetchRemotePhoto,
  forgetRemotePhoto,
  isRemote,
  namingAddress,
} from './decode/remote-photo.ts';
import { type PictureQuality, photoName } from './encode/encode-photo.ts';
import {
  FaultyPhoto,
  findFacts,
  keyOf,
  PHOTOS_AT_ONCE,
  type PhotoSource,
} from './encode/make-pictures.ts';
import { closeUpWidth, type PictureRole, widthsFor } from './encode/picture-sizes.ts';
import { sha256 } from './photo-cache.ts';

export interface PhotoRequest {
  /** Absolute, or a URL. */
  readonly path: string;
  /** Below the content folder with forward slashes, or a URL. */
  readonly file: string;
  readonly role: PictureRole;
}

export type PhotoOutcome =
  | {
      readonly status: 'ready';
      readonly photo: Photo;
      readonly palette: Palette;
      /** Pictures in the original; one of them is the photo. */
      readonly pages: number;
      readonly source: PhotoSource;
    }
  | PhotoFault;

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
  const originals = new Map<string, FoundPhoto[]>();

  function settle(request: PhotoRequest, outcome: PhotoOutcome): void {
    outcomes.set(outcomeKey(request), outcome);
    onProgress?.(outcomes.size, requests.length);
  }

  await forEach(requests, PHOTOS_AT_ONCE, async (request) => {
    const photo = await findPhoto(request, cacheDir);
    if (photo.status === 'faulty') return settle(request, photo);
    const id = `${photo.contentHash} ${photo.isTall}`;
    originals.set(id, [...(originals.get(id) ?? []), photo]);
  });

  await forEach(originals.values(), PHOTOS_AT_ONCE, async (uses) => {
    const [first] = uses.sort((one, other) => (one.file < other.file ? -1 : 1));
    if (!first) return;
    const { path, contentHash, isTall } = first;
    const source = { cacheDir, quality, path, contentHash, isTall };
    try {
      const facts = await findFacts(source);
      const { width, height, colour, hasLightEdge, palette, pages } = facts;
      const name = photoName(first.file, keyOf(source));
      for (const use of uses) {
        const closeUp = use.role === 'gallery' && closeUpWidth(facts, closeUpPx);
        const photo = {
          ...{ name, width, height, colour, widths: widthsFor(use.role, facts) },
          ...(hasLightEdge && { hasLightEdge }),
          ...(closeUp && { closeUp }),
        };
        settle(use, { status: 'ready', photo, palette, pages, source });
      }
    } catch (error) {
      if (!(error instanceof FaultyPhoto)) throw error;
      for (const use of uses) settle(use, await faultOf(use, error.fault, cacheDir));
    }
  });
  return outcomes;
}

/** Its path is that of the fetched copy if it is a remote photo. */
interface FoundPhoto extends PhotoRequest {
  readonly status: 'found';
  readonly contentHash: string;
  readonly isTall: boolean;
}

/** Of files as they were, because each change of a text checks all photos. */
const hashes = new Map<string, string>();

async function findPhoto(
  request: PhotoRequest,
  cacheDir: string,
): Promise<FoundPhoto | PhotoFault> {
  let { path } = request;
  if (isRemote(path)) {
    const remote = await fetchRemotePhoto(path, cacheDir);
    if (remote.status === 'faulty') return remote;
    path = remote.path;
  }
  try {
    const { size, mtimeNs, ino } = await stat(path, { bigint: true });
    const fault = diagnoseFileSize(Number(size));
    if (fault) return fault;
    const version = `${path} ${size} ${mtimeNs} ${ino}`;
    const contentHash = hashes.get(version) ?? sha256(await readFile(path));
    hashes.set(version, contentHash);
    return { ...request, status: 'found', path, contentHash, isTall: request.role === 'hero/tall' };
  } catch (error) {
    return readingFault(error);
  }
}

async function faultOf(
  { file }: PhotoRequest,
  fault: PhotoFault,
  cacheDir: string,
): Promise<PhotoFault> {
  if (!isRemote(file)) return fault;
  // The next build fetches it again.
  await forgetRemotePhoto(file, cacheDir);
  return namingAddress(fault, file);
}
