import type { CSSProperties } from 'react';
import type { Photo } from '#catalogue/photos/photo.ts';

/** @example ratioStyle({ width: 1600, height: 1200 }) // { '--ratio': 1.333 } */
export function ratioStyle({ width, height }: Pick<Photo, 'width' | 'height'>): CSSProperties {
  return { '--ratio': Number((width / height).toFixed(3)) };
}
