import { useEffect, useState } from 'react';

interface FullScreen {
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Synchronizes with full-screen mode, left on unmount. A dialog cannot be its element, so the document is. */
export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const handleChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      leave();
    };
  }, []);
  const toggle = () => {
    if (isOn) leave();
    // A refusal changes nothing.
    else document.documentElement.requestFullscreen().catch(() => {});
  };
  return { isPossible: document.fullscreenEnabled === true, isOn, toggle };
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}
