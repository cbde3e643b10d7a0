import { savesData } from '../hooks/saves-data.ts';
import { documentLinkOf, isSamePage } from './links.ts';

/** For how long a pointer or the focus rests on a link before it is meant, in milliseconds. */
const REST_MS = 65;

/** The same for a finger: one that scrolls has moved on by then, and the browser has taken it away. */
const TOUCH_MS = 40;

/**
 * Fetches the HTML of a page that a visitor is about to ask for, once, where browsers do not obey speculation rules.
 * Not for visitors who save data or have no connection.
 *
 * The outside systems are the host and what the browser keeps of its answers.
 */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const asked = new Set<string>();
  let meant: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  const prefetch = ({ origin, pathname }: HTMLAnchorElement) => {
    const address = origin + pathname;
    if (asked.has(address) || !navigator.onLine || savesData()) return;
    asked.add(address);
    // The policy of the pages allows it everywhere, and `<link rel="prefetch">` not in every browser.
    fetch(address, { priority: 'low' }).catch(() => {});
  };

  const mean = (event: Event, milliseconds: number) => {
    const link = documentLinkOf(event);
    if (link && link === meant) return;
    forget();
    if (!link || link.search || 'opens' in link.dataset || isSamePage(link, location)) return;
    meant = link;
    timer = window.setTimeout(() => prefetch(link), milliseconds);
  };
  const forget = () => {
    meant = undefined;
    window.clearTimeout(timer);
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') mean(event, REST_MS);
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch') mean(event, TOUCH_MS);
  });
  document.addEventListener('pointercancel', forget);
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) {
      mean(event, REST_MS);
    }
  });
}
