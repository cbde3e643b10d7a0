import { useEffect, useRef } from 'react';

/** Sends and receives keys of drafts. Synchronizes with the browser's channel between tabs. */
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
