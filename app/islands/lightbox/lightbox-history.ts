import { afterPaint } from './motion.ts';

/** Browsers refuse more than a hundred changes of the URL in half a minute. */
const FOLLOW_PAUSE_MS = 150;

/** Owns one query parameter of the URL. Changes wait for the next paint, so that the image appears first. */
interface LightboxHistory {
  asked(): number | undefined;
  open(index: number): void;
  /** Changes the same entry, as soon as the visitor stays with an image. */
  follow(index: number): void;
  /** Calls back once the URL no longer names an image. */
  close(onClosed: () => void): void;
  listen(onChange: () => void): () => void;
}

export function lightboxHistory(query: string, count: number): LightboxHistory {
  let pending: { readonly kind: 'open' | 'follow' | 'close'; cancel(): void } | undefined;
  const cancel = () => {
    pending?.cancel();
    pending = undefined;
  };
  const schedule = (kind: 'open' | 'follow' | 'close', change: () => void, wait = afterPaint) => {
    cancel();
    const run = () => {
      pending = undefined;
      change();
    };
    pending = { kind, cancel: wait(run) };
  };
  const urlOf = (index?: number) => {
    const url = new URL(location.href);
    if (index === undefined) url.searchParams.delete(query);
    else url.searchParams.set(query, String(index + 1));
    return url;
  };

  const open = (index: number): void => {
    // The URL still names the image that was just closed.
    if (pending?.kind === 'close') {
      follow(index);
      return;
    }
    // Back from this entry leads to the same page without the lightbox.
    schedule('open', () => history.pushState({ isOpenedHere: true }, '', urlOf(index)));
  };

  const follow = (index: number): void => {
    // There is no entry to change yet.
    if (pending?.kind === 'open') {
      open(index);
      return;
    }
    cancel();
    if (urlOf(index).href === location.href) return;
    schedule('follow', () => history.replaceState(history.state, '', urlOf(index)), afterPause);
  };

  return {
    asked: () => indexAsked(new URLSearchParams(location.search).get(query), count),
    open,
    follow,
    close: (onClosed) => {
      if (pending?.kind === 'open') {
        cancel();
        onClosed();
        return;
      }
      schedule('close', () => {
        if (history.state?.isOpenedHere) return history.back();
        // A visitor who came straight to the image has no page of the site to go back to.
        history.replaceState(null, '', urlOf());
        onClosed();
      });
    },
    listen: (onChange) => {
      const handlePop = () => {
        // A pending change belongs to the previous entry.
        cancel();
        onChange();
      };
      window.addEventListener('popstate', handlePop);
      return () => window.removeEventListener('popstate', handlePop);
    },
  };
}

function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, FOLLOW_PAUSE_MS);
  return () => clearTimeout(timer);
}

/** Counted from 0. Spec §2: the parameter counts from 1, and a value past the end means the last image. */
export function indexAsked(value: string | null, count: number): number | undefined {
  if (value === null || count === 0 || !/^\d+$/.test(value)) return undefined;
  const position = Number(value);
  return position === 0 ? undefined : Math.min(position, count) - 1;
}
