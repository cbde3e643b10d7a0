import { isPlainPress } from '#app/ui/island.ts';

// A flash of a notice is worse than none.
const SLOW_MS = 150;

// After this time the host seems unreachable.
const SILENCE_MS = 10_000;

// Spec §2: 'Loading ...' while a page loads slowly, 'lost' if the host does not answer. While the browser says that it is
// offline, a link is followed only after the host has answered.
export function startNotice(): void {
  const notice = document.getElementById('notice');
  if (!notice) return;
  let timer: number | undefined;
  let waits = 0;

  const toggle = (message: 'loading' | 'lost', isShown: boolean) => {
    const shown = notice.querySelector(`[data-state="${message}"]`);
    if (!isShown) shown?.remove();
    else if (!shown) {
      const text = document.createElement('span');
      text.dataset.state = message;
      text.textContent = notice.dataset[message] ?? '';
      notice.append(text);
    }
  };

  // A local host answers while `navigator.onLine` is false, so only a failed request counts.
  const probe = (url: string) =>
    fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => toggle('lost', true));

  const updateConnection = () => {
    toggle('lost', false);
    if (!navigator.onLine) probe(location.href);
  };

  const endWait = () => {
    clearTimeout(timer);
    toggle('loading', false);
    updateConnection();
  };

  const beginWait = () => {
    endWait();
    waits += 1;
    timer = window.setTimeout(() => {
      toggle('loading', true);
      timer = window.setTimeout(() => toggle('lost', true), SILENCE_MS);
    }, SLOW_MS);
  };

  // On the window: after all handlers that may call `preventDefault()`.
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (!link || !isPlainPress(event) || !leadsToDocument(link, location)) return;
    // The inline language script navigates by itself.
    if (event.defaultPrevented && link.dataset.choosesLanguage === undefined) return;
    if (navigator.onLine || event.defaultPrevented) return beginWait();
    event.preventDefault();
    probe(link.href).then((response) => response && location.assign(link.href));
  });
  addEventListener('online', updateConnection);
  addEventListener('offline', updateConnection);
  addEventListener('pageshow', ({ persisted }) => persisted && endWait());
  // The visitor has stopped loading, unless a second press has replaced the navigation and waits for its own.
  window.navigation?.addEventListener('navigate', ({ signal }) => {
    const own = waits;
    signal.addEventListener('abort', () => own === waits && endWait());
  });
  updateConnection();
}

type Url = Pick<HTMLAnchorElement, 'href' | 'origin' | 'pathname' | 'search'>;

/** False for a place in the same document. The page's own URL without a fragment reloads it. */
export function leadsToDocument(to: Url, from: Url): boolean {
  if (to.origin !== from.origin) return false;
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  return !isSamePage || !to.href.includes('#');
}
