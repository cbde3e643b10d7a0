import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { afterPaint } from './after-paint.ts';

/**
 * How many of a long list are to be rendered: on a page to which a link was followed, at first only those that fill a
 * screen, so that it is painted sooner, and all of them once it has been. At the start of a visit the HTML holds them
 * all, and on the way back the page is to have its whole height at once.
 *
 * The outside system is the browser's next frame.
 */
export function useFirstFew(fewest: number): number {
  const isFollowed = useNavigationType() !== 'POP';
  const [isWhole, setWhole] = useState(!isFollowed);
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return isWhole ? Number.POSITIVE_INFINITY : fewest;
}
