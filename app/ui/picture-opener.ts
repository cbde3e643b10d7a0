import type { MouseEvent, RefCallback } from 'react';

/** What a link around a picture needs so that it opens the picture here, instead of leading away. */
export interface PictureOpener {
  readonly ref: RefCallback<HTMLAnchorElement>;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onPointerDown: () => void;
  readonly 'aria-haspopup': 'dialog';
}
