/** A rectangle in CSS pixels of the window. */
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** How the lightbox appears: as its thumbnail grows, by a fade, or in place of another picture that was open. */
export type Entrance = 'fade' | 'instead' | { readonly from: Box };

/** Out of the picture in the link that opens it, where that is in the window. */
export function entranceFrom(opener: Element | undefined): Entrance {
  const from = opener?.querySelector('img')?.getBoundingClientRect();
  return from && from.bottom > 0 && from.top < window.innerHeight ? { from } : 'fade';
}
