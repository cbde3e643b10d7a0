/** Browsers refuse an address that changes more than a hundred times in half a minute. */
const ADDRESS_PAUSE_MS = 150;

/** What a history entry remembers: that Back from it leads to the same page without the lightbox. */
interface EntryState {
  readonly isOpenedHere: true;
  /** The key of the entry to go back to, in browsers with a Navigation API. */
  readonly cameFrom: string | undefined;
}

/**
 * The lightbox in the address of the page, as one query parameter that counts from 1. It only follows what the lightbox
 * shows, and tells what a visitor asks for by the address.
 *
 * Synchronizes with the browser's history.
 */
export interface LightboxHistory {
  /** The picture that the address asks for, counted from 0. */
  asked(): number | undefined;
  /** One more entry, so that Back closes the lightbox. */
  open(index: number): void;
  /** The same entry with another picture, as soon as the visitor stays with it. */
  follow(index: number): void;
  /** Takes the picture out of the address; calls back when that has happened. */
  close(onClosed: () => void): void;
  /** Hears when Back or Forward has changed the address, until the returned function is called. */
  listen(onChange: () => void): () => void;
}

/** @param count of all pictures that can be asked for */
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
      // A visitor who came straight to the picture has no page of ours to go back to.
      if (isOpenedHere) goBack(cameFrom);
      else {
        history.replaceState(null, '', addressOf());
        onClosed();
      }
    },
    listen: (onChange) => {
      const handlePop = () => {
        // What the address should still have been told is of another entry now.
        forget();
        onChange();
      };
      window.addEventListener('popstate', handlePop);
      return () => window.removeEventListener('popstate', handlePop);
    },
  };
}

/**
 * To the entry of that key: to go there twice is to go there once, when a visitor presses Back in the same moment. A step
 * back would then be one too many.
 */
function goBack(key: string | undefined): void {
  const { navigation } = window;
  if (key === undefined || !navigation?.entries().some((entry) => entry.key === key)) {
    history.back();
    return;
  }
  const { committed, finished } = navigation.traverseTo(key);
  // They reject when the visitor's own step has been quicker.
  Promise.all([committed, finished]).catch(() => {});
}

/**
 * Which picture of a series an address asks for, counted from 0 (spec §2: the parameter counts from 1, and a value
 * past the end is clamped to the last). Anything that is no positive whole number asks for nothing.
 *
 * @param value of the query parameter, or null when there is none
 * @example indexAsked('3', 14) // 2
 * @example indexAsked('99', 14) // 13
 */
export function indexAsked(value: string | null, count: number): number | undefined {
  if (value === null || count === 0 || !/^\d+$/.test(value)) return undefined;
  const position = Number(value);
  return position === 0 ? undefined : Math.min(position, count) - 1;
}
