import { type PhotoRequest, straightenPhoto } from './straighten-photo.ts';

addEventListener('message', async ({ data }: MessageEvent<PhotoRequest>) => {
  postMessage(await straightenPhoto(data).catch(() => undefined));
});
