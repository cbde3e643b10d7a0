import { isPlainPress } from '#app/ui/island.ts';
import { documentLinkOf } from './links.ts';

// A flash of a notice is worse than none.
const SLOW_MS = 150;

// After this time the host seems unreachable.
const SILENCE_MS = 10_000;

type Message = 'loading' | 'lost';

// Spec §2: 'Loading ...' while a page loads. Synchronizes with the connection and the next document.
// If none can be loaded, says so and keeps the current page.
export function startNotice(): void {
  const notice = document.getElementById('notice');
  if (!notice) return;
  let timer: number | undefined;

  // `navigator.onLine` says nothing about a host of one's own, so only a failed request counts.
  const request = (url: string) =>
    fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() =>
      toggleMessage(notice, 'lost', true),
    );

  const followConnection = () => {
    toggleMessage(notice, 'lost', false);
    if (!navigator.onLine) request(location.href);
  };

  const endWait = () => {
    clearTimeout(timer);
    toggleMessage(notice, 'loading', false);
    followConnection();
  };

  const beginWait = () => {
    endWait();
    timer = window.setTimeout(() => {
      toggleMessage(notice, 'loading', true);
      timer = window.setTimeout(() => toggleMessage(notice, 'lost', true), SILENCE_MS);
    }, SLOW_MS);
  };

  // On the window: after all handlers that may prevent the press.
  addEventListener('click', (event) => {
    const link = documentLinkOf(event);
    if (!link || !isPlainPress(event)) return;
    // The inline language script navigates by itself.
    if (event.defaultPrevented && link.dataset.choosesLanguage === undefined) return;
    if (navigator.onLine || event.defaultPrevented) return beginWait();
    event.preventDefault();
    request(link.href).then((answer) => answer && location.assign(link.href));
  });
  addEventListener('online', followConnection);
  addEventListener('offline', followConnection);
  addEventListener('pageshow', ({ persisted }) => persisted && endWait());
  // The visitor has stopped loading. Another press already waits anew and shows nothing yet.
  window.navigation?.addEventListener('navigateerror', () => {
    if (messageIn(notice, 'loading')) endWait();
  });
  followConnection();
}

function toggleMessage(notice: HTMLElement, message: Message, isShown: boolean): void {
  const shown = messageIn(notice, message);
  if (!isShown) shown?.remove();
  else if (!shown) {
    const text = document.createElement('span');
    text.dataset.state = message;
    text.textContent = notice.dataset[message] ?? '';
    notice.append(text);
  }
}

function messageIn(notice: HTMLElement, message: Message): Element | null {
  return notice.querySelector(`[data-state="${message}"]`);
}
