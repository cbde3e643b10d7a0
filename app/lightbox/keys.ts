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

/** What scrolls the page where nothing else has the focus. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a key is pressed with another one that makes it the browser's or the system's: Alt and ← is Back. Shift does
 * so to keys with a name; signs like + and ? are written with it.
 */
export function belongsToBrowser({ key, ctrlKey, altKey, metaKey, shiftKey }: Key): boolean {
  return ctrlKey || altKey || metaKey || (shiftKey && key.length > 1);
}

/**
 * What a key means (spec §2): left and right lead to the neighbours, or, while the picture is zoomed, all four arrows
 * look around in it.
 *
 * @param key as `KeyboardEvent.key` names it
 */
export function eventForKey(key: string, isZoomed: boolean): Event | undefined {
  const arrow = ARROWS[key];
  if (arrow && isZoomed) {
    // To look to the right, the picture goes to the left.
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

/**
 * Listens to the keys of the lightbox while it is shown.
 *
 * Synchronizes with the window: keys must also be heard when what had the focus has gone.
 */
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
