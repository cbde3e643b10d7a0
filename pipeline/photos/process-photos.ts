import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Palette, Photo } from '#catalogue/photos/photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { withKeptOriginal } from './decode/original-in-memory.ts';
import type { PhotoFault } from './decode/photo-fault.ts';
import { forgetRemotePhoto, isRemote, namingAddress } from './decode/remote-photo.ts';
import type { PictureQuality } from './encode/encode-photo.ts';
import { closeUpWidth, widthsFor } from './encode/picture-sizes.ts';
import {
  findRendered,
  type RenderOrder,
  type RenderOutcome,
  renderPhoto,
} from './encode/render-photo.ts';
import { createRenderer } from './encode/renderer.ts';
import { findOriginals, type Original, type PhotoRequest, rolesOf } from './find-originals.ts';
import { NAMES_FOLDER, photoName, rememberName } from './named-photo.ts';

const LOOKUPS_AT_ONCE = 4;

// Twice as many as run at once, so that the process that renders never waits.
const ORDERS_AT_ONCE = 2 * availableParallelism();

export type PhotoOutcome =
  | {
      readonly status: 'ready';
      readonly photo: Photo;
      readonly palette: Palette;
      /** Pictures in the original; the first one is the photo. */
      readonly pages: number;
    }
  | { readonly status: 'faulty'; readonly message: string; readonly remedy: string };

export interface ProcessPhotosOptions {
  readonly cacheDir: string;
  readonly quality: PictureQuality;
  /** Without, photos are only measured, and `makePicture` makes the pictures on demand. */
  readonly makePictures: boolean;
  /** Limit of the longer side for the close-up picture. */
  readonly closeUpPx?: number | undefined;
  readonly onProgress?: (done: number, total: number) => void;
  /** Updated, for repeated calls with the same photos. */
  readonly known?: KnownOutcomes | undefined;
}

/** In the order of the requests, by everything that decides about them. */
export type KnownOutcomes = Map<string, readonly PhotoOutcome[]>;

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
  options: ProcessPhotosOptions,
): Promise<ReadonlyMap<string, PhotoOutcome>> {
  const { cacheDir, quality, closeUpPx, known } = options;
  const outcomes = new Map<string, PhotoOutcome>();
  const distinct = [...new Map(requests.map((request) => [outcomeKey(request), request])).values()];

  function settle(request: PhotoRequest, outcome: PhotoOutcome): void {
    outcomes.set(outcomeKey(request), outcome);
    options.onProgress?.(outcomes.size, distinct.length);
  }

  async function settleFault(request: PhotoRequest, fault: PhotoFault): Promise<void> {
    if (!isRemote(request.path)) return settle(request, fault);
    await forgetRemotePhoto(request.path, cacheDir);
    settle(request, namingAddress(fault, request.path));
  }

  async function settleOriginal(original: Original, rendered: RenderOutcome): Promise<void> {
    if (rendered.status === 'faulty') {
      await Promise.all(original.requests.map((request) => settleFault(request, rendered)));
      return;
    }
    const { key, entry } = rendered;
    const { width, height, colour, hasLightEdge, palette = [], pages = 1 } = entry;
    const name = photoName(original.requests[0].file, key);
    const { path, contentHash, isTall } = original;
    await rememberName(cacheDir, name, {
      key,
      contentHash,
      path,
      quality,
      isTall,
      roles: rolesOf(original),
      closeUpPx,
    });
    for (const request of original.requests) {
      const closeUp = request.role === 'gallery' ? closeUpWidth(entry, closeUpPx) : undefined;
      const photo = {
        ...{ name, width, height, colour, widths: widthsFor(request.role, entry) },
        ...(hasLightEdge && { hasLightEdge }),
        ...(closeUp && { closeUp }),
      };
      settle(request, { status: 'ready', photo, palette, pages });
    }
  }

  const { originals, faults } = await findOriginals(distinct, cacheDir);
  for (const { request, fault } of faults) settle(request, fault);

  const orderOf = (original: Original): RenderOrder => {
    const { path, contentHash, isTall } = original;
    const roles = options.makePictures ? rolesOf(original) : [];
    return { cacheDir, quality, path, contentHash, isTall, roles, closeUpPx };
  };
  const idOf = (original: Original) => JSON.stringify([orderOf(original), original.requests]);
  // Somebody may have deleted the cache.
  if (!existsSync(join(cacheDir, NAMES_FOLDER))) known?.clear();

  const unknown: { original: Original; order: RenderOrder }[] = [];
  await forEach(originals, LOOKUPS_AT_ONCE, async (original) => {
    const before = known?.get(idOf(original));
    if (before) {
      before.forEach((outcome, at) => {
        settle(original.requests[at] ?? original.requests[0], outcome);
      });
      return;
    }
    const order = orderOf(original);
    const rendered = await findRendered(order);
    if (rendered) await settleOriginal(original, rendered);
    else unknown.push({ original, order });
  });

  // A process takes longer to start than one photo takes.
  const renderer = unknown.length > 1 ? createRenderer() : undefined;
  const render = renderer?.render ?? ((order: RenderOrder) => renderPhoto(order, withKeptOriginal));
  try {
    // Started photos are finished after a failure, so that the process never stops in the middle of a file.
    await forEach(unknown, ORDERS_AT_ONCE, async ({ original, order }) =>
      settleOriginal(original, await render(order)),
    );
  } finally {
    renderer?.stop();
  }
  known?.clear();
  for (const original of known ? originals : []) {
    const own = original.requests.flatMap((request) => outcomes.get(outcomeKey(request)) ?? []);
    if (own.every(({ status }) => status === 'ready')) known?.set(idOf(original), own);
  }
  return outcomes;
}
