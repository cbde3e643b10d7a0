import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { fromMiddle, type Size, type Stage } from './geometry.ts';
import type { Open } from './lightbox-model.ts';
import { type LightboxStore, openIn } from './lightbox-state.ts';

/**
 * Tells the size of the stage, and where it lies in the window around it, in CSS pixels, before it is painted and
 * whenever it changes.
 *
 * Synchronizes with the layout.
 */
export function useStageSize(
  stage: RefObject<HTMLElement | null>,
  onResize: (stage: Stage) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reducer's dispatch stands behind it, which never changes.
  useLayoutEffect(() => {
    const element = stage.current;
    const root = element?.parentElement;
    if (!element || !root) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height, offsetLeft, offsetTop } = element;
      const window = { width: root.clientWidth, height: root.clientHeight };
      onResize({
        width,
        height,
        window: {
          ...window,
          x: (window.width - width) / 2 - offsetLeft,
          y: (window.height - height) / 2 - offsetTop,
        },
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(root);
    return () => observer.disconnect();
  }, [stage]);
}

/**
 * Writes what moves into the styles of an element, past React: before it is painted first, and with every change of the
 * state. To render the lightbox in each frame would take a slow phone half of the frame's time.
 *
 * Synchronizes with the element, which React has rendered and does not touch in these places.
 */
export function useMotion(
  element: RefObject<HTMLElement | null>,
  store: LightboxStore,
  write: (element: HTMLElement, state: Open) => void,
): void {
  const writeNow = useEffectEvent(() => {
    if (element.current) write(element.current, openIn(store.state()));
  });
  useLayoutEffect(() => {
    writeNow();
    return store.subscribe(() => writeNow());
  }, [store]);
}

/** Writes a number that the styles reckon with; one that is there already makes no work. */
export function writeNumber({ style }: HTMLElement, property: `--${string}`, value: number): void {
  const text = String(value);
  if (style.getPropertyValue(property) !== text) style.setProperty(property, text);
}

/**
 * Moves a picture that was let go of, as long as it is on its way; at once where less motion is asked for.
 *
 * Synchronizes with the browser's frames.
 */
export function useGlide(store: LightboxStore): void {
  useLayoutEffect(() => {
    let frame: number | undefined;
    const moveOn = (timeMs: number) => {
      frame = undefined;
      store.dispatch({ type: 'frame', timeMs });
    };
    const follow = () => {
      const state = store.state();
      if (state.status === 'closed' || state.gesture.kind !== 'glide') return;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) store.dispatch({ type: 'rest' });
      else frame ??= requestAnimationFrame(moveOn);
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [store]);
}

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
 * Tells the styles from where a picture grows into the middle of the stage when it appears. (A view transition would
 * know by itself, and would photograph the page first, which takes as long as everything else that the press does.)
 *
 * Synchronizes with the element, which React has rendered and does not touch in these places.
 *
 * @param entrance missing until it appears
 */
export function useGrowth(
  frame: RefObject<HTMLElement | null>,
  entrance: Entrance | undefined,
  stage: Stage,
  fitted: Size,
): void {
  const isShown = entrance !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it appears once.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof entrance !== 'object') return;
    const { x, y, width, height } = entrance.from;
    const from = fromMiddle(stage, { x: x + width / 2, y: y + height / 2 });
    writeNumber(element, '--from-x', from.x);
    writeNumber(element, '--from-y', from.y);
    writeNumber(element, '--from-scale', width / fitted.width);
    element.dataset.grows = '';
  }, [isShown]);
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
