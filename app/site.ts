import '@vitejs/plugin-react/preamble';
import { startLightbox } from './lightbox/start-lightbox.ts';
import { startDialogs } from './shell/dialogs.ts';
import { startLeavePainting } from './shell/leave-painting.ts';
import { startNotice } from './shell/notice.ts';
import { startParallax } from './shell/parallax.ts';
import { startPrefetch } from './shell/prefetch.ts';
import { startScrollState } from './shell/scroll-state.ts';
import { startSpacePress } from './shell/space-press.ts';
import { startSearch } from './shell/start-search.ts';
import { startSelection } from './shell/start-selection.ts';
import { startShare } from './shell/start-share.ts';
import { startIsland } from './ui/start-island.ts';

const { dataset } = document.documentElement;

/** What only some pages have: what stands in them, and what starts it. */
const PARTS: readonly (readonly [selector: string, start: () => Promise<void>])[] = [
  [
    '[data-slideshow]',
    () => import('./pages/home/slideshow.ts').then((part) => part.startSlideshow()),
  ],
  [
    '[data-copy-email]',
    () => import('./pages/contacts/copy-email.ts').then((part) => part.startCopyEmail()),
  ],
  [
    // The room that the page keeps for it: shell/first-things-first.js.
    'html[data-letter]',
    () => import('./pages/contacts/start-letter.ts').then((part) => part.startLetter()),
  ],
  [
    '#selection',
    () =>
      import('./pages/selection/start-selection-page.ts').then((part) => part.startSelectionPage()),
  ],
  [
    '[data-filter-line]',
    () => import('./pages/gallery/start-gallery.ts').then((part) => part.startGallery()),
  ],
  ['[data-wall]', () => import('./pages/wall/start-wall.ts').then((part) => part.startWall())],
];

/** What the visitor's day decides waits until it is about to be seen. */
function startDays(): void {
  const place = document.querySelector('[data-exhibitions], [data-from]');
  if (!place) return;
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      import('./ui/exhibition-days.ts').then((part) => part.startExhibitionDays()).catch(() => {});
    },
    { rootMargin: '25%' },
  );
  observer.observe(place);
}

/** Without a part, the page is as it is without scripts, and keeps no room for what does not come. */
function giveUp(): void {
  delete dataset.choosing;
  delete dataset.letter;
}

function ready(): void {
  // Styles of what only scripts can do, and tests, wait for this mark.
  dataset.ready = '';
  // What was pressed before is pressed now: document/starter.js.
  dispatchEvent(new Event('siteready'));
}

// The development server may run it again in the same document.
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
  Promise.all(parts.map(([, start]) => startIsland(start(), giveUp))).then(ready);
}
