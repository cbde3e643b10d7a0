import { pathWithoutBase } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import {
  CONTENT_CHANGED,
  PAGE_OPENED,
  PAGES_CHANGED,
  type PageOpened,
} from '#catalogue/add/content-changed.ts';
import { paths } from '#catalogue/paths/paths.ts';

function loadStyles(): void {
  import('./styles/page-styles.ts').then(() =>
    document.querySelector('style[data-initial-styles]')?.remove(),
  );
}

// 70 requests, which pictures would wait for.
if (document.readyState === 'complete') loadStyles();
else addEventListener('load', loadStyles);

const path = pathWithoutBase(location.pathname);

// The artist is typing there, or has just saved. React's refresh replaces the rest.
const isAdding = path === paths(pageLanguage()).add;

import.meta.hot?.on(CONTENT_CHANGED, () => {
  if (!isAdding) location.reload();
});
import.meta.hot?.on(PAGES_CHANGED, () => {
  // React's refresh also updates an open lightbox.
  if (!isAdding && !document.querySelector('dialog:modal')) location.reload();
});

const own = document.querySelector<HTMLScriptElement>('script[data-render-started]');
import.meta.hot?.send(PAGE_OPENED, {
  renderStartedAt: Number(own?.dataset.renderStarted),
} satisfies PageOpened);
