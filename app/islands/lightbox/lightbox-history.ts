/** Browsers refuse more than a hundred changes of the URL in half a minute. */
const ADDRESS_PAUSE_MS = 150;

/** Marks an entry whose Back leads to the same page without the lightbox. */
interface EntryState {
  readonly isOpenedHere: true;
  readonly cameFrom: string | undefined;
}

/** One query parameter, counted from 1. Synchronizes with the browser's history. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const addressOf = (index?: number) => {
    const url = new URL(location.href);
    if (index === undefined) url.searchParams.delete(query);
    else url.searchParams.set(query, String(index + 1));
    return url;
  };
  const forget = () => clearTimeout(timer);
  const isAsked = (index: number) => addressOf(index).href === location.href;
  return {
    asked: () => indexAsked(new URLSearchParams(location.search).get(query), count),
    open: (index) => {
      forget();
      const cameFrom = window.navigation?.currentEntry?.key;
      const state: EntryState = { isOpenedHere: true, cameFrom };
      history.pushState(state, '', addressOf(index));
    },
    follow: (index) => {
      forget();
      if (isAsked(index)) return;
      timer = setTimeout(() => {
        history.replaceState(history.state, '', addressOf(index));
      }, ADDRESS_PAUSE_MS);
    },
    close: (onClosed) => {
      forget();
      const { isOpenedHere, cameFrom } = (history.state ?? {}) as Partial<EntryState>;
      // A visitor who came straight to the image has no page of the site to go back to.
      if (isOpenedHere) goBack(cameFrom);
      else {
        history.replaceState(null, '', addressOf());
        onClosed();
      }
    },
    listen: (onChange) => {
      const handlePop = () => {
        // A pending change belongs to the previous entry.
        forget();
        onChange();
      };
      window.addEventListener('popstate', handlePop);
      return () => window.removeEventListener('popstate', handlePop);
    },
  };
}

/** By key, since `back()` would go too far when the visitor presses Back at the same moment. */
function goBack(key: string | undefined): void {
  const { navigation } = window;
  if (key === undefined || !navigation?.entries().some((entry) => entry.key === key)) {
    history.back();
    return;
  }
  const { committed, finished } = navigation.traverseTo(key);
  // Both reject when the visitor's own Back was quicker.
  Promise.all([committed, finished]).catch(() => {});
}

/** Counted from 0. Spec §2: the parameter counts from 1, and a value past the end means the last image. */
export function indexAsked(value: string | null, count: number): number | undefined {
  if (value === null || count === 0 || !/^\d+$/.test(value)) return undefined;
  const position = Number(value);
  return position === 0 ? undefined : Math.min(position, count) - 1;
}
