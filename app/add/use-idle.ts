import { useEffect, useState } from 'react';

/** Whether the browser has had nothing else to do since the page was taken over: time for what can wait. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
