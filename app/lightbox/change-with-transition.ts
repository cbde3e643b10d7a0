import { flushSync } from 'react-dom';

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
export function changeWithTransition({ update, onUpdated, onEnd }: Change): () => void {
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
