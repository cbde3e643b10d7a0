import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { writeNumber } from './use-motion.ts';

/** A rectangle in CSS pixels of the window. */
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** How the lightbox appears: as its thumbnail grows, by a fade, or in place of another picture that was open. */
export type Entrance = 'fade' | 'instead' | { readonly from: Box };

/** Out of the picture in the link that opens it, where that is in the window. */
export function entranceFrom(opener: Element | undefined): Entrance {
  const from = opener?.querySelector('img')?.getBoundingClientRect();
  return from && from.bottom > 0 && from.top < window.innerHeight ? { from } : 'fade';
}

/**
 * Tells the styles from where a picture grows into its place when it appears.
 *
 * Synchronizes with the layout, which knows only now where that place is. (A view transition would know as well,
 * and would photograph the page first, which takes as long as everything else that the press does.)
 */
export function useGrowth(frame: RefObject<HTMLElement | null>, entrance: Entrance): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it appears once.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof entrance === 'string') return;
    const { from } = entrance;
    const to = element.getBoundingClientRect();
    writeNumber(element, '--from-x', from.x + from.width / 2 - to.x - to.width / 2);
    writeNumber(element, '--from-y', from.y + from.height / 2 - to.y - to.height / 2);
    writeNumber(element, '--from-scale', from.width / to.width);
    element.dataset.grows = '';
    // Measured anew, it must not be measured while it grows.
    return () => {
      delete element.dataset.grows;
    };
  }, []);
}

/** The name under which a painting shrinks into its thumbnail; the stylesheet of the lightbox has it too. */
const PAINTING = 'painting';

/**
 * Takes the lightbox away; the painting shrinks into its thumbnail, which comes into sight and gets the focus. Without
 * view transitions, or where less motion is asked for, it is gone at once.
 *
 * Synchronizes with the document, which photographs itself before and after.
 *
 * @param opener the link around the thumbnail
 * @param update removes the lightbox from the page
 * @returns ends that at once: two paintings under one name would be none
 */
export function hidePainting(opener: HTMLElement | undefined, update: () => void): () => void {
  const picture = opener?.querySelector('img');
  const callPicture = (name: string) => {
    if (picture) picture.style.viewTransitionName = name;
  };
  const forgetName = () => callPicture('');
  const change = () => {
    flushSync(update);
    opener?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    opener?.focus({ preventScroll: true });
    callPicture(PAINTING);
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    // Not in the effect that may have asked for it: there React cannot change the page at once.
    queueMicrotask(() => {
      change();
      forgetName();
    });
    return forgetName;
  }
  const transition = document.startViewTransition(change);
  // A window that is hidden or resized meanwhile skips the movement, not the change.
  transition.ready.catch(() => {});
  transition.finished.finally(forgetName);
  return () => {
    transition.skipTransition();
    forgetName();
  };
}
