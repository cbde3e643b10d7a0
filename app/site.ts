import '@vitejs/plugin-react/preamble';
import { find } from '#app/islands/find/find.client.ts';
import { inquiry } from '#app/islands/inquiry/inquiry.client.ts';
import { lightbox } from '#app/islands/lightbox/lightbox.client.ts';
import { search } from '#app/islands/search/search.client.ts';
import { selectionMarks, selectionPage } from '#app/islands/selection/selection.client.ts';
import { share } from '#app/islands/share/share.client.ts';
import { slideshow } from '#app/islands/slideshow/slideshow.client.ts';
import { startConnectionNotices } from '#app/site/shell/notice.ts';
import { defineIsland } from '#app/ui/island.ts';
import { startModals } from '#app/ui/modal.client.ts';
import {
  copiedEmail,
  exhibitionData,
  filterLine,
  heroPart,
  parallax,
  wallKind,
} from '#app/ui/page-attributes.ts';

interface Part {
  start(container: HTMLElement): void;
}

function part(container: string, load: () => Promise<Part>, at: 'page' | 'sight' | 'touch') {
  return defineIsland({
    container,
    at,
    load,
    start: (module, { container }) => module.start(container),
  });
}

const ISLANDS = [
  search,
  lightbox,
  selectionMarks,
  selectionPage,
  share,
  slideshow,
  find,
  inquiry,
  part('body', () => import('#app/site/shell/carry-painting.ts'), 'touch'),
  part(heroPart.selector, () => import('#app/site/home/hero.client.ts'), 'page'),
  part(copiedEmail.selector, () => import('#app/site/contacts/contacts.client.ts'), 'page'),
  // Depends on the visitor's date, so it runs just before an exhibition is seen.
  part(exhibitionData.selector, () => import('#app/ui/exhibition.client.ts'), 'sight'),
  part(`main ${wallKind.selector}`, () => import('#app/islands/wall/wall.client.ts'), 'page'),
  part(filterLine.selector, () => import('#app/site/gallery/filter.client.ts'), 'page'),
];

// With scroll timelines, CSS moves the hero at less cost.
if (!CSS.supports('animation-timeline: scroll()')) {
  ISLANDS.push(part(parallax.selector, () => import('#app/site/shell/parallax.client.ts'), 'page'));
}

const { documentElement } = document;

// The development server may run this again in the same document.
if (documentElement.dataset.ready === undefined) {
  const updateScrolled = () => documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  updateScrolled();
  addEventListener('scroll', updateScrolled, { passive: true });
  startModals();
  startConnectionNotices();
  Promise.all(ISLANDS.map((start) => start())).then(() => {
    // Styles, tests and document/head-script.js wait for these.
    documentElement.dataset.ready = '';
    dispatchEvent(new Event('siteready'));
  });
}
