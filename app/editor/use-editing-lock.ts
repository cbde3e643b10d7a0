import { useEffect, useState } from 'react';

const LOCK = 'editor';

/**
 * Only one tab stores and saves. Synchronizes with the browser's locks; without them (on plain HTTP), every tab does.
 * @returns whether this tab has the lock, and a function that takes it from another tab
 */
export function useEditingLock(): [hasLock: boolean, take: () => void] {
  const [hasLock, setLock] = useState(true);
  const [options, setOptions] = useState<LockOptions>({ ifAvailable: true });
  useEffect(() => {
    // A released lock is free only later, and Strict Mode runs every effect twice.
    const timer = setTimeout(() => {
      // Held until the page is closed, or until another tab takes it, which rejects.
      const held = navigator.locks?.request(LOCK, options, (lock) => {
        setLock(lock !== null);
        return lock && new Promise(() => {});
      });
      held?.catch(() => setLock(false));
    });
    return () => clearTimeout(timer);
  }, [options]);
  return [hasLock, () => setOptions({ steal: true })];
}
