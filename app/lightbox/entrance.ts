import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

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
    element.style.setProperty('--from-x', String(from.x + from.width / 2 - to.x - to.width / 2));
    element.style.setProperty('--from-y', String(from.y + from.height / 2 - to.y - to.height / 2));
    element.style.setProperty('--from-scale', String(from.width / to.width));
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
 * Takes the lightbox away; the painting shrinks into its thumbnail, which comes into sight and gets the focus.
 *
 * @param opener the link around the thumbnail
 * @param update removes the lightbox from the page
 * @returns ends that at once: two paintings under one name would be none
 */
export function hidePainting(opener: HTMLElement | undefined, update: () => void): () => void {
  const picture = opener?.querySelector('img');
  const forgetName = () => {
    if (picture) picture.style.viewTransitionName = '';
  };
  const stop = changeWithTransition({
    update,
    onUpdated: () => {
      opener?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      opener?.focus({ preventScroll: true });
      if (picture) picture.style.viewTransitionName = PAINTING;
    },
    onEnd: forgetName,
  });
  return () => {
    stop();
    forgetName();
  };
}

interface Change {
  /** Puts the page into its new state. */
  readonly update: () => void;
  /** Called when the page is in its new state, and, if it moves there, before it does. */
  readonly onUpdated?: () => void;
  /** Called when nothing moves any more. */
  readonly onEnd?: () => void;
}

/**
 * Lets the page change by a view transition; at once where there are none, or less motion is asked for.
 *
 * Synchronizes with the document, which photographs itself before and after.
 *
 * @returns stops the movement; the change stays
 */
function changeWithTransition({ update, onUpdated, onEnd }: Change): () => void {
  const change = () => {
    flushSync(update);
    onUpdated?.();
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    // Not in the effect that may have asked for it: there React cannot change the page at once.
    queueMicrotask(() => {
      change();
      onEnd?.();
    });
    return () => {};
  }
  const transition = document.startViewTransition(change);
  // A window that is hidden or resized meanwhile skips the movement, not the change.
  transition.ready.catch(() => {});
  transition.finished.finally(onEnd);
  return () => transition.skipTransition();
}
