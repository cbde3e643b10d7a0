import type { Corners } from './corners.ts';
import { type PreparedPhoto, straightenPhoto } from './straighten-photo.ts';

export interface PhotoOrder {
  readonly number: number;
  readonly file: Blob;
  readonly corners: Corners;
  readonly longestSide: number;
}

/** Without a photo, the file could not be decoded. */
export interface PhotoDelivery {
  readonly number: number;
  readonly photo?: PreparedPhoto;
}

addEventListener('message', async ({ data }: MessageEvent<PhotoOrder>) => {
  const { number, file, corners, longestSide } = data;
  const photo = await straightenPhoto(file, corners, longestSide).catch(() => undefined);
  postMessage({ number, ...(photo && { photo }) } satisfies PhotoDelivery);
});
