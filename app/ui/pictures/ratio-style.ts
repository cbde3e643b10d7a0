import type { CSSProperties } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';

/** Rounded, so that pages stay small. */
export function ratioOf({ width, height }: Pick<Photo, 'width' | 'height'>): number {
  return Number((width / height).toFixed(3));
}

/** @example ratioStyle({ width: 1600, height: 1200 }) // { '--ratio': 1.333 } */
export function ratioStyle(photo: Pick<Photo, 'width' | 'height'>): CSSProperties {
  return { '--ratio': ratioOf(photo) };
}
