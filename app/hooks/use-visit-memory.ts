import { useEffect, useState } from 'react';

/**
 * A switch that is remembered for this visit.
 *
 * The outside system is the tab's session storage, which can be blocked: then it is remembered for this page only.
 */
export function useVisitMemory(key: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    try {
      if (sessionStorage.getItem(key) === 'true') setOn(true);
    } catch {}
  }, [key]);
  const set = (next: boolean) => {
    setOn(next);
    try {
      sessionStorage.setItem(key, String(next));
    } catch {}
  };
  return [isOn, set];
}
