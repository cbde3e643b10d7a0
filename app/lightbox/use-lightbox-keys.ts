import { useEffect, useEffectEvent } from 'react';
import { belongsToBrowser, eventForKey } from './keys.ts';
import type { Event } from './lightbox-model.ts';

interface LightboxKeys {
  readonly isZoomed: boolean;
  readonly dispatch: (event: Event) => void;
  readonly onHelp: () => void;
  readonly onEscape: () => void;
}

/**
 * Listens to the keys of the lightbox while it is open.
 *
 * The outside system is the window: keys must also be heard when what had the focus has gone.
 */
export function useLightboxKeys({ isZoomed, dispatch, onHelp, onEscape }: LightboxKeys): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (belongsToBrowser(event)) return;
    const meant = eventForKey(event.key, isZoomed);
    if (event.key === 'Escape') onEscape();
    else if (event.key === '?') onHelp();
    else if (meant) dispatch(meant);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
