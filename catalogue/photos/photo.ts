/** Proportion of the middle cropped from a wide photo; windows this narrow show no more. */
export const TALL_CROP = { width: 2, height: 3 } as const;

export type PictureFormat = 'avif' | 'jpg';

/** Sizes in pixels, after rotation. */
export interface Photo {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  /** The edge resembles the paper of the pages, so pages must draw it. */
  readonly hasLightEdge?: boolean;
  readonly widths: readonly number[];
  readonly closeUp?: number;
}

export interface PaletteColour {
  readonly colour: string;
  readonly part: number;
  /** Share of the picture's border with this colour, 0 to 1. Much of it suggests bare paper. */
  readonly edge: number;
}

/** Largest share first, without a possible frame. */
export type Palette = readonly PaletteColour[];

export const PICTURES_FOLDER = 'images';

export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${PICTURES_FOLDER}/${name}-${width}.${format}`;
}

const JPEG_PX = 960;

export function jpegWidth({ width }: Pick<Photo, 'width'>): number {
  return Math.min(JPEG_PX, width);
}

export function jpegFile(photo: Pick<Photo, 'name' | 'width'>): string {
  return pictureFile(photo.name, jpegWidth(photo), 'jpg');
}

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export function previewFile(name: string): string {
  return `${PICTURES_FOLDER}/${name}-preview.jpg`;
}

// Length to breadth; a longer work is a thin strip on any screen.
const MIN_UNROLLED_RATIO = 3;

export function canBeUnrolled({ width, height }: Pick<Photo, 'width' | 'height'>): boolean {
  return Math.max(width / height, height / width) > MIN_UNROLLED_RATIO;
}
