/** Makes a link open the lightbox instead of leaving the page. */
interface PictureOpener {
  /** Index in the lightbox of the page, counted from 0. */
  readonly 'data-opens': number;
  readonly 'aria-haspopup': 'dialog';
}

export function openerOf(index: number): PictureOpener {
  return { 'data-opens': index, 'aria-haspopup': 'dialog' };
}
