import { savesData } from '#app/pictures/saves-data.ts';
import { documentLinkOf, isSamePage } from './links.ts';

/** For how long a pointer or the focus rests on a link before it is meant, in milliseconds. */
const REST_MS = 65;

/** The same for a finger: one that scrolls has moved on by then, and the browser has taken it away. */
const TOUCH_MS = 40;

/**
 * Makes a page ready that a visitor is about to ask for: marks its link for the browser's speculation rules, which take
 * much longer to see by themselves that it is meant; where there are none, fetches its HTML, once. Not for visitors who
 * save data or have no connection.
 *
 * Synchronizes with the host and what the browser keeps of its answers.
 */
export function startPrefetch(): void {
  const prepare = HTMLScriptElement.supports?.('speculationrules') ? markLink() : fetchPage();
  let meant: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  const mean = (event: Event, milliseconds: number) => {
    const link = documentLinkOf(event);
    if (link && link === meant) return;
    forget();
    if (!link || link.search || 'opens' in link.dataset || isSamePage(link, location)) return;
    meant = link;
    timer = window.setTimeout(() => {
      if (navigator.onLine && !savesData()) prepare(link);
    }, milliseconds);
  };
  const forget = () => {
    meant = undefined;
    clearTimeout(timer);
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

/** One link at a time: a page that is not meant any more is given up. */
function markLink(): (link: HTMLAnchorElement) => void {
  let marked: HTMLAnchorElement | undefined;
  return (link) => {
    delete marked?.dataset.meant;
    link.dataset.meant = '';
    marked = link;
  };
}

function fetchPage(): (link: HTMLAnchorElement) => void {
  const asked = new Set<string>();
  return ({ origin, pathname }) => {
    const address = origin + pathname;
    if (asked.has(address)) return;
    asked.add(address);
    // The policy of the pages allows it everywhere, and `<link rel="prefetch">` not in every browser.
    fetch(address, { priority: 'low' }).catch(() => {});
  };
}
