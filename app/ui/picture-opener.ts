import type { AriaAttributes, DOMAttributes, MouseEventHandler, RefCallback } from 'react';

/** What tells that a link may be pressed soon, or will not be. */
export type PressSigns = Pick<
  DOMAttributes<HTMLAnchorElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerCancel' | 'onFocus' | 'onBlur'
>;

/** What a link around a picture needs so that it opens the picture here, instead of leading away. */
export interface PictureOpener extends PressSigns, Pick<AriaAttributes, 'aria-haspopup'> {
  readonly ref: RefCallback<HTMLAnchorElement>;
  readonly onClick: MouseEventHandler<HTMLAnchorElement>;
}
