import type { Photo } from '#catalogue/photos/photo.ts';

// Length to breadth; a longer work is a thin strip on any screen.
const LONG = 3;

type Sides = Pick<Photo, 'width' | 'height'>;

export function canBeUnrolled({ width, height }: Sides): boolean {
  return Math.max(width / height, height / width) > LONG;
}

// Paragraphs can stand beside this many parts of a scroll.
const PASSAGES = 10;

/** `at` is in percent of the length, from the left or the top; parts count from 0. */
export function passageAt(at: number): number {
  return Math.min(PASSAGES - 1, Math.floor((at * PASSAGES) / 100));
}
