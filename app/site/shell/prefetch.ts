import { savesData } from '#app/ui/pictures/saves-data.ts';
import { documentLinkOf, isSamePage } from './links.ts';

// Hover or focus of this length announces a press.
const REST_MS = 65;

// By then a scrolling finger has moved on, and the browser has cancelled the touch.
const TOUCH_MS = 40;

// Marks a link for speculation rules, whose own detection is slower; without them, fetches the HTML.
// Not with saved data or offline. Synchronizes with the host and the HTTP cache.
export function startPrefetch(): void {
  const prepare = HTMLScriptElement.supports?.('speculationrules') ? markLink() : fetchPage;
  let meant: HTMLAnchorElement | undefined;
  let timer: number | undefined;

  const mean = (event: Event, milliseconds: number) => {
    const link = documentLinkOf(event);
    if (link && link === meant) return;
    forget();
    if (!link || link.search || 'opens' in link.dataset || isSamePage(link, location)) return;
    meant = link;
    timer = window.setTimeout(() => {
      if (!savesData()) prepare(link);
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

// One link at a time, so that an abandoned page is cancelled.
function markLink(): (link: HTMLAnchorElement) => void {
  let marked: HTMLAnchorElement | undefined;
  return (link) => {
    delete marked?.dataset.meant;
    link.dataset.meant = '';
    marked = link;
  };
}

function fetchPage({ origin, pathname }: HTMLAnchorElement): void {
  // The CSP allows `fetch` everywhere; not every browser has `<link rel="prefetch">`.
  fetch(origin + pathname, { priority: 'low' }).catch(() => {});
}
