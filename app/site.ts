import { startLightbox } from './lightbox/start-lightbox.ts';
import { startCopyEmail } from './pages/contacts/copy-email.ts';
import { startLetter } from './pages/contacts/start-letter.ts';
import { startFilterLine } from './pages/gallery/filter-line.ts';
import { startSlideshow } from './pages/home/slideshow.ts';
import { startDialogs } from './shell/dialogs.ts';
import { startNotice } from './shell/notice.ts';
import { startParallax } from './shell/parallax.ts';
import { startPrefetch } from './shell/prefetch.ts';
import { startScrollState } from './shell/scroll-state.ts';

const { dataset } = document.documentElement;

// The development server may run it again in the same document.
if (dataset.ready === undefined) {
  startScrollState();
  startDialogs();
  startNotice();
  startPrefetch();
  startParallax();
  startSlideshow();
  startFilterLine();
  startCopyEmail();
  startLightbox();
  startLetter();
  // Styles of what only scripts can do, and tests, wait for this mark.
  dataset.ready = '';
  // What was pressed before is pressed now: document/starter.js.
  dispatchEvent(new Event('siteready'));
}
