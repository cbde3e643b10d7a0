import { useEffect, useRef } from 'react';

/**
 * Hidden tabs and low batteries release the lock, so every work (`place`) requests it again.
 * Synchronizes with the screen wake lock; the show goes on without one.
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
