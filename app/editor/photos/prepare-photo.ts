import { pressEnded } from '#app/editor/press.ts';
import { isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import type { Corners } from './corners.ts';
import type { PhotoDelivery, PhotoOrder } from './photo-worker.ts';
import { LONGEST_SIDE_PX, type PreparedPhoto } from './straighten-photo.ts';

/** Keys of translations. */
export type PhotoFault =
  | 'empty'
  | 'heic'
  | 'video'
  | 'raw'
  | 'undecodable'
  | 'tooLarge'
  | 'unsupported';

/** The limit of the content check. */
const LARGEST_FILE_BYTES = 60_000_000;

const START_BYTES = 256;

let worker: Worker | undefined;
let orders = 0;

/** In a worker, so that the page stays responsive. */
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

/** After decoding failed, because some browsers do decode HEIC. */
async function faultOf(file: Blob): Promise<PhotoFault> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const kind = isoMediaKind(start);
  return kind === undefined || kind === 'avif' ? 'undecodable' : kind;
}
