import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import type { PhotoFault } from './decode/photo-fault.ts';
import { forgetRemotePhoto, isRemote, namingAddress } from './decode/remote-photo.ts';
import { type PictureQuality, photoName } from './encode/encode-photo.ts';
import { FaultyPhoto, findFacts, findPicture, keyOf, openPhoto } from './encode/make-pictures.ts';
import { closeUpWidth, picturesOf, widthsFor } from './encode/picture-sizes.ts';
import { findOriginals, type PhotoRequest } from './find-originals.ts';
import { type Manifest, type ManifestPhoto, PHOTOS_AT_ONCE } from './manifest.ts';

export type PhotoOutcome =
  | {
      readonly status: 'ready';
      readonly photo: Photo;
      readonly palette: Palette;
      /** Pictures in the original; the first one is the photo. */
      readonly pages: number;
      readonly source: ManifestPhoto;
    }
  | PhotoFault;

export interface ProcessPhotosOptions {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  /** Without, photos are only measured. */
  readonly makePictures: boolean;
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
  { cacheDir, quality, makePictures, closeUpPx, onProgress }: ProcessPhotosOptions,
): Promise<ReadonlyMap<string, PhotoOutcome>> {
  const outcomes = new Map<string, PhotoOutcome>();
  const distinct = [...new Map(requests.map((request) => [outcomeKey(request), request])).values()];

  function settle(request: PhotoRequest, outcome: PhotoOutcome): void {
    outcomes.set(outcomeKey(request), outcome);
    onProgress?.(outcomes.size, distinct.length);
  }

  const { originals, faults } = await findOriginals(distinct, cacheDir);
  for (const { request, fault } of faults) settle(request, fault);

  await forEach(originals, PHOTOS_AT_ONCE, async ({ requests, ...original }) => {
    const photo = openPhoto({ cacheDir, quality, ...original });
    try {
      const facts = await findFacts(photo);
      const { width, height, colour, hasLightEdge, palette, pages } = facts;
      const name = photoName(requests[0].file, keyOf(photo));
      const roles = requests.map(({ role }) => role);
      const pictures = picturesOf(roles, facts, closeUpPx);
      if (makePictures) for (const picture of pictures) await findPicture(photo, picture);
      for (const request of requests) {
        const closeUp = request.role === 'gallery' ? closeUpWidth(facts, closeUpPx) : undefined;
        const { role } = request;
        settle(request, {
          status: 'ready',
          photo: {
            ...{ name, width, height, colour, widths: widthsFor(role, facts) },
            ...(hasLightEdge && { hasLightEdge }),
            ...(closeUp && { closeUp }),
          },
          palette,
          pages,
          source: { cacheDir, quality, ...original, pictures },
        });
      }
    } catch (error) {
      if (!(error instanceof FaultyPhoto)) throw error;
      for (const request of requests) settle(request, await reportedFault(request, error.fault));
    }
  });
  return outcomes;

  async function reportedFault({ path }: PhotoRequest, fault: PhotoFault): Promise<PhotoFault> {
    if (!isRemote(path)) return fault;
    // The next build fetches it again.
    await forgetRemotePhoto(path, cacheDir);
    return namingAddress(fault, path);
  }
}

export function manifestOf(outcomes: Iterable<PhotoOutcome>): Manifest {
  const manifest = new Map<string, ManifestPhoto>();
  for (const outcome of outcomes) {
    if (outcome.status === 'ready') manifest.set(outcome.photo.name, outcome.source);
  }
  return manifest;
}
