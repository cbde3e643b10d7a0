import { afterPaint } from './motion.ts';

// Browsers refuse more than a hundred changes of the URL in half a minute. A held key steps faster than this pause, so
// only its last image is written.
const FOLLOW_PAUSE_MS = 150;

/** Owns one query parameter of the URL. Changes wait for the next paint, so that the image appears first. */
export function lightboxHistory(query: string, count: number) {
  let cancel = () => {};
  const indexInUrl = () => indexInQuery(new URLSearchParams(location.search).get(query), count);
  const urlOf = (index?: number) => {
    const url = new URL(location.href);
    if (index === undefined) url.searchParams.delete(query);
    else url.searchParams.set(query, String(index + 1));
    return url;
  };
  return {
    indexInUrl,
    show: (index: number) => {
      cancel();
      if (indexInUrl() === undefined) {
        cancel = afterPaint(() => history.pushState({ isOpenedHere: true }, '', urlOf(index)));
        return;
      }
      const follow = () => history.replaceState(history.state, '', urlOf(index));
      const timer = setTimeout(follow, FOLLOW_PAUSE_MS);
      cancel = () => clearTimeout(timer);
    },
    close: (onClosed: () => void) => {
      cancel();
      cancel = afterPaint(() => {
        const isNamed = indexInUrl() !== undefined;
        // Fires `popstate`, at which the lightbox closes.
        if (isNamed && history.state?.isOpenedHere) return history.back();
        if (isNamed) history.replaceState(null, '', urlOf());
        onClosed();
      });
    },
    cancel: () => cancel(),
  };
}

/** Counted from 0. Spec §2: the parameter counts from 1, and a value past the end means the last image. */
export function indexInQuery(value: string | null, count: number): number | undefined {
  if (value === null || count === 0 || !/^\d+$/.test(value)) return undefined;
  const position = Number(value);
  return position === 0 ? undefined : Math.min(position, count) - 1;
}
