/** A link that opens a picture, and the place of that picture in the series of its page, counted from 0. */
export interface Opened {
  readonly link: HTMLAnchorElement;
  readonly index: number;
}

/** The picture that an event on its link is about, if it is about one. */
export function openedBy({ target }: Pick<Event, 'target'>): Opened | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-opens]');
  return link ? { link, index: Number(link.dataset.opens) } : undefined;
}

/** The link that opens a picture, where the page has one: a long category shows a part of its series. */
export function openerOf(index: number): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`a[data-opens="${index}"]`) ?? undefined;
}
