import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Open } from './lightbox-model.ts';
import { type LightboxStore, openIn } from './lightbox-store.ts';

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
