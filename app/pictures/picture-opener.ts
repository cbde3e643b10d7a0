/** What a link around a picture needs so that the lightbox opens the picture here, instead of leading away. */
export interface PictureOpener {
  /** Its place in the series of the page, counted from 0. */
  readonly 'data-opens': number;
  readonly 'aria-haspopup': 'dialog';
}

/** Lets a link open a picture of the page's series, counted from 0. */
export function openerOf(index: number): PictureOpener {
  return { 'data-opens': index, 'aria-haspopup': 'dialog' };
}
