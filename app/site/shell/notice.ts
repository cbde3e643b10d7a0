import { isPlainPress } from '#app/ui/island.ts';
import { chosenLanguage } from '#app/ui/page-attributes.ts';

const SLOW_MS = 150; // a flash of a notice is worse than none

const SILENCE_MS = 10_000;

export function startConnectionNotices(): void {
  const notice = document.getElementById('notice');
  const [loading, lost] = notice?.querySelector('template')?.content.children ?? [];
  if (!notice || !loading || !lost) return;
  let timer: number | undefined;
  let waits = 0;

  const probe = (url: string) =>
    fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => notice.append(lost));

  const updateConnection = () => {
    lost.remove();
    if (!navigator.onLine) probe(location.href);
  };

  const endWait = () => {
    clearTimeout(timer);
    loading.remove();
    updateConnection();
  };

  const beginWait = () => {
    endWait();
    waits += 1;
    timer = window.setTimeout(() => {
      notice.append(loading);
      timer = window.setTimeout(() => notice.append(lost), SILENCE_MS);
    }, SLOW_MS);
  };

  // On the window: after all handlers that may call `preventDefault()`.
  addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (!link || !isPlainPress(event) || !leadsToDocument(link, location)) return;
    // The inline language script navigates by itself.
    if (event.defaultPrevented && !link.matches(chosenLanguage.selector)) return;
    if (navigator.onLine || event.defaultPrevented) return beginWait();
    // Asks first whether the host answers: a local one does while `navigator.onLine` is false.
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

/** False for a fragment of the same document. The page's own URL without one reloads it. */
export function leadsToDocument(to: Url, from: Url): boolean {
  if (to.origin !== from.origin) return false;
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  return !isSamePage || !to.href.includes('#');
}
