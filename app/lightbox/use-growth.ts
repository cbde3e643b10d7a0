import { type RefObject, useLayoutEffect } from 'react';
import type { Entrance } from './entrance.ts';

/**
 * Tells the styles from where a picture grows into its place when it appears.
 *
 * The outside system is the layout, which knows only now where that place is. (A view transition would know as well,
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
