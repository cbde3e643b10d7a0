import { useEffect, useRef } from 'react';

/**
 * Tells the other tabs that a draft was written or erased here, by its key, and hears the same of them.
 *
 * Synchronizes with the browser's channel between the tabs of a site.
 */
export function useOtherTabs(onChange: (key: string) => void): (key: string) => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const handleChange = useRef(onChange);
  handleChange.current = onChange;
  useEffect(() => {
    const opened = new BroadcastChannel('add-drafts');
    opened.onmessage = ({ data }) => handleChange.current(data);
    channel.current = opened;
    return () => opened.close();
  }, []);
  return (key) => channel.current?.postMessage(key);
}
