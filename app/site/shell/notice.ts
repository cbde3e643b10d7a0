import { isPlainPress } from '#app/ui/island.ts';
import { documentLinkOf } from './links.ts';

// A flash of a notice is worse than none.
const SLOW_MS = 150;

// After this time the host seems unreachable.
const SILENCE_MS = 10_000;

type Message = 'loading' | 'lost';

// Spec §2: 'Loading ...' while a page loads slowly, 'lost' if the host does not answer. While the browser says that it is
// offline, a link is followed only after the host has answered.
export function startNotice(): void {
  const notice = document.getElementById('notice');
  if (!notice) return;
  let timer: number | undefined;

  // A local host answers while `navigator.onLine` is false, so only a failed request counts.
  const probe = (url: string) =>
    fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() =>
      toggleMessage(notice, 'lost', true),
    );

  const updateConnection = () => {
    toggleMessage(notice, 'lost', false);
    if (!navigator.onLine) probe(location.href);
  };

  const endWait = () => {
    clearTimeout(timer);
    toggleMessage(notice, 'loading', false);
    updateConnection();
  };

  const beginWait = () => {
    endWait();
    timer = window.setTimeout(() => {
      toggleMessage(notice, 'loading', true);
      timer = window.setTimeout(() => toggleMessage(notice, 'lost', true), SILENCE_MS);
    }, SLOW_MS);
  };

  // On the window: after all handlers that may call `preventDefault()`.
  addEventListener('click', (event) => {
    const link = documentLinkOf(event);
    if (!link || !isPlainPress(event)) return;
    // The inline language script navigates by itself.
    if (event.defaultPrevented && link.dataset.choosesLanguage === undefined) return;
    if (navigator.onLine || event.defaultPrevented) return beginWait();
    event.preventDefault();
    probe(link.href).then((response) => response && location.assign(link.href));
  });
  addEventListener('online', updateConnection);
  addEventListener('offline', updateConnection);
  addEventListener('pageshow', ({ persisted }) => persisted && endWait());
  // The visitor has stopped loading. A second click has removed 'loading' already, and its own wait goes on.
  window.navigation?.addEventListener('navigateerror', () => {
    if (messageIn(notice, 'loading')) endWait();
  });
  updateConnection();
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
