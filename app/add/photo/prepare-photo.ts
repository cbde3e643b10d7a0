import { pressEnded } from '#app/add/press.ts';
import { isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import type { Corners } from './corners.ts';
import type { PhotoDelivery, PhotoOrder } from './photo-worker.ts';
import { LONGEST_SIDE_PX, type PreparedPhoto } from './straighten-photo.ts';

/** Why a file cannot be used as a photo: keys of the words that say so. */
export type PhotoFault =
  | 'empty'
  | 'heic'
  | 'video'
  | 'raw'
  | 'undecodable'
  | 'tooLarge'
  | 'unsupported';

/** Bytes: what the content check takes as well. */
const LARGEST_FILE_BYTES = 60_000_000;

/** The bytes at the beginning of a file that tell what it is. */
const START_BYTES = 256;

let worker: Worker | undefined;
let orders = 0;

/** Prepares a photo in a worker, so that the page goes on answering; or says why that cannot be done. */
export async function preparePhoto(
  file: Blob,
  corners: Corners,
  longestSide = LONGEST_SIDE_PX,
): Promise<PreparedPhoto | PhotoFault> {
  if (file.size === 0) return 'empty';
  if (file.size > LARGEST_FILE_BYTES) return 'tooLarge';
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return 'unsupported';
  const photo = await order({ file, corners, longestSide });
  return photo ?? faultOf(file);
}

function order(photo: Omit<PhotoOrder, 'number'>): Promise<PreparedPhoto | undefined> {
  worker ??= new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  orders += 1;
  const number = orders;
  const answered = new AbortController();
  const { signal } = answered;
  return new Promise<PreparedPhoto | undefined>((resolve) => {
    const hear = ({ data }: MessageEvent<PhotoDelivery>) => {
      if (data.number === number) resolve(data.photo);
    };
    asked.addEventListener('message', hear, { signal });
    asked.addEventListener('error', () => resolve(undefined), { signal });
    asked.postMessage({ number, ...photo } satisfies PhotoOrder);
  }).finally(() => {
    answered.abort();
    return pressEnded();
  });
}

/** What a file is that did not decode. Some browsers do decode HEIC, so that they are asked first. */
async function faultOf(file: Blob): Promise<PhotoFault> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const kind = isoMediaKind(start);
  return kind === undefined || kind === 'avif' ? 'undecodable' : kind;
}
