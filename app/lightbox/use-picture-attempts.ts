import { useEffect, useState } from 'react';

interface PictureAttempts {
  /** How many times the picture has failed since it was there last. */
  readonly failures: number;
  /** Whether the browser is to fetch it, or has. */
  readonly isAsked: boolean;
  readonly handleLoad: () => void;
  readonly handleError: () => void;
  readonly tryAgain: () => void;
}

/**
 * Whether a picture has come. One that has not is asked for again when the visitor wishes it, and when the connection
 * is back.
 *
 * The outside system is the browser's connection.
 */
export function usePictureAttempts(): PictureAttempts {
  const [failures, setFailures] = useState(0);
  const [isAsked, setAsked] = useState(true);
  useEffect(() => {
    if (isAsked) return;
    const ask = () => setAsked(true);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [isAsked]);
  return {
    failures,
    isAsked,
    handleLoad: () => setFailures(0),
    handleError: () => {
      setFailures((before) => before + 1);
      setAsked(false);
    },
    tryAgain: () => setAsked(true),
  };
}
