import { useEffect, useEffectEvent } from 'react';
import { KEY_PAN_PX, ZOOM_STEP } from './constants.ts';
import type { Point } from './geometry.ts';
import type { Event } from './lightbox-model.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** For example, Alt and ← is Back. Shift counts with named keys only, because + and ? are typed with it. */
export function belongsToBrowser({ key, ctrlKey, altKey, metaKey, shiftKey }: Key): boolean {
  return ctrlKey || altKey || metaKey || (shiftKey && key.length > 1);
}

/** Spec §2: left and right lead to the neighbours; in a zoomed image, all four arrows pan. */
export function eventForKey(key: string, isZoomed: boolean): Event | undefined {
  const arrow = ARROWS[key];
  if (arrow && isZoomed) {
    // To look right, the image moves left.
    return { type: 'pan', by: { x: -arrow.x * KEY_PAN_PX, y: -arrow.y * KEY_PAN_PX } };
  }
  switch (key) {
    case 'ArrowLeft':
      return { type: 'step', by: -1 };
    case 'ArrowRight':
      return { type: 'step', by: 1 };
    case 'Home':
      return { type: 'go', index: 0 };
    case 'End':
      return { type: 'go', index: Number.MAX_SAFE_INTEGER };
    case '+':
    case '=':
      return { type: 'zoom', by: ZOOM_STEP };
    case '-':
      return { type: 'zoom', by: -ZOOM_STEP };
    case '0':
      return { type: 'zoomReset' };
    default:
      return undefined;
  }
}

interface LightboxKeys {
  readonly isShown: boolean;
  readonly isZoomed: boolean;
  readonly dispatch: (event: Event) => void;
  readonly onHelp: () => void;
  readonly onEscape: () => void;
}

/** Synchronizes with the window, because the focused element may have been removed. */
export function useLightboxKeys(keys: LightboxKeys): void {
  const { isShown, isZoomed, dispatch, onHelp, onEscape } = keys;
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (belongsToBrowser(event)) return;
    const meant = eventForKey(event.key, isZoomed);
    if (event.key === 'Escape') onEscape();
    else if (event.key === '?') onHelp();
    else if (meant) dispatch(meant);
    else if (event.target !== document.body || !SCROLL_KEYS.has(event.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isShown) return;
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isShown]);
}
