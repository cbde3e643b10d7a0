import '@vitejs/plugin-react/preamble';
import { startLightbox } from '#app/islands/lightbox/start-lightbox.ts';
import { startDialogs } from '#app/site/shell/dialogs.ts';
import { startLeavePainting } from '#app/site/shell/leave-painting.ts';
import { startNotice } from '#app/site/shell/notice.ts';
import { startPrefetch } from '#app/site/shell/prefetch.ts';
import { startParallax, startScrollState } from '#app/site/shell/scroll.ts';
import { startSpacePress } from '#app/site/shell/space-press.ts';
import { startSearch } from '#app/site/shell/start-search.ts';
import { startSelection } from '#app/site/shell/start-selection.ts';
import { startShare } from '#app/site/shell/start-share.ts';
import { startIsland } from './ui/start-island.ts';

const { dataset } = document.documentElement;

/** Parts that only some pages have. */
const PARTS: readonly (readonly [selector: string, load: () => Promise<{ start(): void }>])[] = [
  ['[data-slideshow]', () => import('#app/site/home/hero.client.ts')],
  ['[data-copy-email]', () => import('#app/site/contacts/contacts.client.ts')],
  // shell/first-things-first.js reserves room for the message.
  ['html[data-letter]', () => import('#app/islands/inquiry/inquiry.client.ts')],
  ['#selection', () => import('#app/islands/selection/selection.client.ts')],
  ['[data-filter-line]', () => import('#app/site/gallery/start-gallery.ts')],
  ['[data-wall]', () => import('#app/islands/wall/wall.client.ts')],
];

/** Depends on the visitor's date, so it runs just before an exhibition is seen. */
function startDays(): void {
  const exhibitions = document.querySelector('[data-exhibitions], [data-from]');
  if (!exhibitions) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./ui/exhibition-days.ts').then((part) => part.start()).catch(() => {});
    },
    { rootMargin: '25%' },
  );
  observer.observe(exhibitions);
}

/** Without a part, the page looks as without scripts and reserves no room for it. */
function giveUp(): void {
  delete dataset.choosing;
  delete dataset.letter;
}

function ready(): void {
  // Styles of what needs scripts, and tests, wait for this.
  dataset.ready = '';
  // Handles earlier presses: document/starter.js.
  dispatchEvent(new Event('siteready'));
}

// The development server may run this again in the same document.
if (dataset.ready === undefined) {
  startScrollState();
  startDialogs();
  startSpacePress();
  startNotice();
  startPrefetch();
  startLeavePainting();
  startParallax();
  startSearch();
  startLightbox();
  startSelection();
  startDays();
  startShare();
  const parts = PARTS.filter(([selector]) => document.querySelector(selector));
  const starting = parts.map(([, load]) => load().then((part) => part.start()));
  Promise.all(starting.map((each) => startIsland(each, giveUp))).then(ready);
}
