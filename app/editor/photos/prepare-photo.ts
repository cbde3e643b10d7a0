import { pressEnded } from '#app/editor/press.ts';
import { isoMediaKind } from '#catalogue/photos/photo-kind.ts';
import type { Corners } from './corners.ts';
import type { PhotoRequest, PreparedPhoto } from './straighten-photo.ts';

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

/** In a worker, so that the page stays responsive. */
export async function preparePhoto(
  file: Blob,
  corners: Corners,
): Promise<PreparedPhoto | PhotoFault> {
  if (file.size === 0) return 'empty';
  if (file.size > LARGEST_FILE_BYTES) return 'tooLarge';
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return 'unsupported';
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const photo = await new Promise<PreparedPhoto | undefined>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage({ file, corners } satisfies PhotoRequest);
  });
  worker.terminate();
  await pressEnded();
  return photo ?? faultOf(file);
}

/** After decoding failed, because some browsers do decode HEIC. */
async function faultOf(file: Blob): Promise<PhotoFault> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const kind = isoMediaKind(start);
  return kind === undefined || kind === 'avif' ? 'undecodable' : kind;
}
