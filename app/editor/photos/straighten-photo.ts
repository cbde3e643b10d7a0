import { boundsOf, type Corners, isWholePhoto } from './corners.ts';
import { averageColour, straighten, straightSize } from './perspective.ts';

/** Of the longer side: more than any page shows, and less than a canvas of a phone holds. */
const LONGEST_SIDE_PX = 4000;

const JPEG_QUALITY = 0.9;

/** The paper of the site, behind transparent photos. */
const PAPER_COLOUR = '#f6f2ea';

export interface PreparedPhoto {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, 0 to 255. */
  readonly averageColour: readonly [number, number, number];
}

export interface PhotoRequest {
  readonly file: Blob;
  /** In shares of the upright photo. */
  readonly corners: Corners;
}

/**
 * Decoding turns the photo upright, and encoding drops its metadata.
 * @throws when the browser cannot decode it.
 */
export async function straightenPhoto({ file, corners }: PhotoRequest): Promise<PreparedPhoto> {
  // Upright by default; Chromium 109 rejects `imageOrientation: 'from-image'`.
  const bitmap = await createImageBitmap(file);
  const inPixels = corners.map(({ x, y }) => {
    return { x: x * bitmap.width, y: y * bitmap.height };
  }) as unknown as Corners;
  const size = straightSize(inPixels, LONGEST_SIDE_PX);
  const { canvas, context, toCanvas } = drawPart(bitmap, inPixels);
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

/** Phones cannot hold a canvas as large as their photos, and the browser scales best. */
function drawPart(bitmap: ImageBitmap, corners: Corners) {
  const bounds = boundsOf(corners);
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bounds.width, bounds.height));
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
