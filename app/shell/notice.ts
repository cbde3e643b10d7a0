import { documentLinkOf, isPlainPress } from './links.ts';

/** Milliseconds after which a page that was asked for counts as slow: a flash of a notice is worse than none. */
const SLOW_MS = 150;

/** Milliseconds of loading after which the host seems to be out of reach. */
const SILENCE_MS = 10_000;

/** What the notice can say; the document has the words for it. */
type Message = 'loading' | 'lost';

/**
 * Spec §2: while a page is loading, the text 'Loading ...' is shown. Where none can be loaded, that is said, and a press
 * on a link leaves the page that is being read where it is.
 *
 * Synchronizes with the browser's connection and the document that it loads next.
 */
export function startNotice(): void {
  const notice = document.getElementById('notice');
  if (!notice) return;
  let timer: number | undefined;

  const followConnection = () => toggleMessage(notice, 'lost', !navigator.onLine);

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

  // At the window: after all who may keep the press for themselves.
  addEventListener('click', (event) => {
    const link = documentLinkOf(event);
    if (!link || !isPlainPress(event)) return;
    // The inline script of the language choice leads on by itself.
    if (event.defaultPrevented && link.dataset.choosesLanguage === undefined) return;
    if (navigator.onLine) beginWait();
    else event.preventDefault();
  });
  addEventListener('online', followConnection);
  addEventListener('offline', followConnection);
  addEventListener('pageshow', ({ persisted }) => persisted && endWait());
  // The visitor has stopped it. Another press has already begun to wait anew, and shows nothing yet.
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
