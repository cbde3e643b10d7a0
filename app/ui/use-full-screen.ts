import { useEffect, useState } from 'react';

interface FullScreen {
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * The whole screen for pictures; given back when what asked for it goes.
 *
 * Synchronizes with the browser's full-screen mode. A dialog cannot be its element, so the document is.
 */
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
    // A refusal leaves everything as it is.
    else document.documentElement.requestFullscreen().catch(() => {});
  };
  return { isPossible: document.fullscreenEnabled === true, isOn, toggle };
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}
