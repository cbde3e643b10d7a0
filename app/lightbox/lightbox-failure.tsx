import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LightboxLabels } from './lightbox-item.ts';
import styles from './stage.module.css';

interface LightboxFailureProps {
  /** How many times the picture has failed: every time is told. */
  readonly count: number;
  readonly isAskedAgain: boolean;
  readonly onTryAgain: () => void;
  readonly labels: LightboxLabels;
}

/** Says that a picture did not come. It stays while the picture is asked for again, so that its button keeps the focus. */
export function LightboxFailure(props: LightboxFailureProps) {
  const { count, isAskedAgain, onTryAgain, labels } = props;
  const panel = useRef<HTMLDivElement>(null);
  // A focus whose element goes falls to the page, where Tab begins anew and a screen reader falls silent.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('dialog')?.focus();
    };
  }, []);
  return (
    <div ref={panel} className={styles.failure} role="alert">
      <p key={count}>{labels.failed}</p>
      <button
        type="button"
        className={styles.retry}
        aria-disabled={isAskedAgain}
        onClick={onTryAgain}
      >
        {labels.tryAgain}
      </button>
    </div>
  );
}

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
 * Synchronizes with the browser's connection.
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
