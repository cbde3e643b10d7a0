import type { PreparedPhoto } from './new-photo.ts';
import {
  boundsOf,
  type Corners,
  fitInto,
  mapCorners,
  straighten,
  straightSize,
  WHOLE_PHOTO,
} from './straighten.ts';

/** This longer side is more than any page shows, and less than a canvas of a phone holds. */
const LONGEST_SIDE_PX = 4000;

const JPEG_QUALITY = 0.9;

const PAPER_COLOUR = '#f6f2ea';

export interface PhotoRequest {
  readonly original: Blob;
  readonly corners?: Corners | undefined;
}

addEventListener('message', async ({ data }: MessageEvent<PhotoRequest>) => {
  postMessage(await preparePhoto(data).catch(() => undefined));
});

async function preparePhoto({ original, ...crop }: PhotoRequest): Promise<PreparedPhoto> {
  const { corners = WHOLE_PHOTO } = crop;
  // Turns photos upright by default; Chromium 109 rejects `imageOrientation: 'from-image'`.
  const bitmap = await createImageBitmap(original);
  const size = fitInto(straightSize(corners, bitmap), LONGEST_SIDE_PX);
  const { left, top, ...part } = boundsOf(corners);
  const drawn = { width: part.width * bitmap.width, height: part.height * bitmap.height };
  // Phones cannot hold a canvas as large as their photos, and the browser scales best.
  const { width, height } = fitInto(drawn, LONGEST_SIDE_PX);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = PAPER_COLOUR;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [left * bitmap.width, top * bitmap.height];
  context.drawImage(bitmap, x, y, drawn.width, drawn.height, 0, 0, width, height);
  bitmap.close();
  if (crop.corners) {
    const source = context.getImageData(0, 0, width, height);
    const inPart = mapCorners(corners, (corner) => {
      return { x: (corner.x - left) / part.width, y: (corner.y - top) / part.height };
    });
    const straight = straighten(source, inPart, size);
    Object.assign(canvas, size);
    context.putImageData(new ImageData(straight.data, size.width, size.height), 0, 0);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { blob, ...size };
}
