import { boundsOf, type Corners, isWholePhoto } from './corners.ts';
import { averageColour, straighten, straightSize } from './perspective.ts';

/** Pixels of the longer side: as much as the site shows of a painting. */
export const LONGEST_SIDE_PX = 2400;

const JPEG_QUALITY = 0.9;

/** What shows through a transparent photo: the paper of the site. */
const PAPER_COLOUR = '#f6f2ea';

/** A photo as the site wants it: upright, straight, a JPEG without anything hidden in it. */
export interface PreparedPhoto {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, 0 to 255. */
  readonly averageColour: readonly [number, number, number];
}

/**
 * Prepares a photo for the site. Runs in a worker: a photo of a phone takes up to a second.
 *
 * The browser turns it upright while it decodes it, and what it encodes anew holds nothing but pixels.
 *
 * @param corners in parts of the upright photo
 * @param longestSide in pixels; no photo is made larger than it is
 * @throws when the browser cannot decode it.
 */
export async function straightenPhoto(
  file: Blob,
  corners: Corners,
  longestSide: number,
): Promise<PreparedPhoto> {
  // Upright by default; Chromium 109 refuses to be asked for `imageOrientation: 'from-image'`.
  const bitmap = await createImageBitmap(file);
  const inPixels = corners.map(({ x, y }) => {
    return { x: x * bitmap.width, y: y * bitmap.height };
  }) as unknown as Corners;
  const size = straightSize(inPixels, longestSide);
  const { canvas, context, toCanvas } = drawPart(bitmap, inPixels, longestSide);
  const { width, height } = canvas;
  bitmap.close();
  if (!isWholePhoto(corners)) {
    const source = context.getImageData(0, 0, width, height);
    const straight = straighten(source, toCanvas(inPixels), size);
    Object.assign(canvas, size);
    context.putImageData(new ImageData(straight.data, size.width, size.height), 0, 0);
  }
  return {
    blob: await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }),
    ...size,
    averageColour: averageColour(context.getImageData(0, 0, size.width, size.height)),
  };
}

/**
 * The part of a photo around the corners on a canvas, shrunk to about the size that is wanted: phones cannot hold
 * a canvas as large as their photos, and the browser shrinks better than one would.
 */
function drawPart(bitmap: ImageBitmap, corners: Corners, longestSide: number) {
  const bounds = boundsOf(corners);
  const scale = Math.min(1, longestSide / Math.max(bounds.width, bounds.height));
  const width = Math.max(1, Math.round(bounds.width * scale));
  const height = Math.max(1, Math.round(bounds.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = PAPER_COLOUR;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const { left, top } = bounds;
  context.drawImage(bitmap, left, top, bounds.width, bounds.height, 0, 0, width, height);
  const toCanvas = (points: Corners) =>
    points.map(({ x, y }) => {
      return { x: ((x - left) / bounds.width) * width, y: ((y - top) / bounds.height) * height };
    }) as unknown as Corners;
  return { canvas, context, toCanvas };
}
