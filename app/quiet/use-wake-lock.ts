import { useEffect, useRef } from 'react';

/**
 * Keeps the screen awake. Browsers take the lock away when the tab is hidden, and the system does when its battery is
 * low: it is asked for again when the tab is seen again, and with every next picture.
 *
 * Synchronizes with the browser's screen wake lock; without one, or when it is refused, everything goes on.
 *
 * @param isWanted whether something is shown, and seen
 * @param place the picture on screen
 */
export function useWakeLock(isWanted: boolean, place: number | undefined): void {
  const held = useRef<WakeLockSentinel | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next picture asks for what was lost.
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    if (held.current && !held.current.released) return;
    let isOver = false;
    navigator.wakeLock.request('screen').then(
      (lock) => {
        if (isOver) lock.release().catch(() => {});
        else held.current = lock;
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, place]);
  useEffect(() => {
    if (!isWanted) return;
    return () => {
      held.current?.release().catch(() => {});
      held.current = undefined;
    };
  }, [isWanted]);
}
