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

/** A link that opens a picture, and the place of that picture in the series of its page. */
interface Opened {
  readonly link: HTMLAnchorElement;
  readonly index: number;
}

/** The picture that an event on its link is about, if it is about one. */
export function openedBy({ target }: Pick<Event, 'target'>): Opened | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-opens]');
  return link ? { link, index: Number(link.dataset.opens) } : undefined;
}

/** The link that opens a picture, where the page has one: a long category shows a part of its series. */
export function findOpener(index: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`a[data-opens="${index}"]`) ?? undefined;
}
