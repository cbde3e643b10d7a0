import { StrictMode } from 'react';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { createRoot } from '#app/ui/create-root.ts';
import { pathWithoutBase } from '#app/ui/i18n/base-path.ts';
import { PagePath } from '#app/ui/i18n/page-address.ts';
import { type IslandLabels, loadLabels } from '#app/ui/island-labels.ts';
import { idsInUrl, readSelection } from '#app/ui/selection.ts';
import { readPreference, storePreference } from '#app/ui/use-preference.ts';
import { Slideshow } from './slideshow.tsx';
import { PACE, paceOf, withPace } from './slideshow-query.ts';

const PACE_KEY = 'quietPace';

/** The URL of the works of the category, or of all works. Empty for the selection. */
let fileOfPage: string | undefined;
let isOpen = false;

/** Rejects only when pressed: a show that the URL asks for waits for the network. */
export async function openSlideshow(file: string, isPressed: boolean): Promise<void> {
  if (fileOfPage === undefined) addEventListener('popstate', followUrl);
  fileOfPage = file;
  if (isPressed) await open(file, true);
  else followUrl();
}

function followUrl(): void {
  if (fileOfPage === undefined || paceOf(location.search) === undefined) return;
  // A tablet may be ready before its network.
  open(fileOfPage, false).catch(() => {
    addEventListener('online', followUrl, { once: true });
  });
}

async function open(file: string, isPressed: boolean): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const [works, labels] = await Promise.all([findWorks(file), loadLabels()]);
    const pace = paceOf(location.search);
    // The visitor may have gone back meanwhile.
    isOpen = works.length > 0 && (isPressed || pace !== undefined);
    if (isOpen) mount(works, labels, pace);
    else if (pace !== undefined) writePace(undefined);
  } catch (error) {
    isOpen = false;
    throw error;
  }
}

async function findWorks(file: string): Promise<readonly LightboxItem[]> {
  if (!file) return loadWorks(idsInUrl() ?? readSelection().map(({ id }) => id));
  const { worksOnShow } = await import('#app/islands/find/works-on-show.ts');
  return worksOnShow(file);
}

function mount(works: readonly LightboxItem[], labels: IslandLabels, pace?: number): void {
  const seconds = pace ?? (Number(readPreference(PACE_KEY)) || PACE.usual);
  // Marks an entry whose Back leads to the page where the visitor started the show.
  if (!pace) history.pushState({ isSlideshow: true }, '', urlWith(seconds));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const closeAfterBack = () => {
    if (paceOf(location.search) === undefined) container.querySelector('dialog')?.close();
  };
  addEventListener('popstate', closeAfterBack);
  const handleClose = () => {
    removeEventListener('popstate', closeAfterBack);
    root.unmount();
    container.remove();
    isOpen = false;
    if (paceOf(location.search) === undefined) return;
    if (history.state?.isSlideshow) history.back();
    else writePace(undefined);
  };
  const handlePace = (chosen: number) => {
    storePreference(PACE_KEY, `${chosen}`);
    writePace(chosen);
  };
  root.render(
    <StrictMode>
      <PagePath value={pathWithoutBase(location.pathname)}>
        <Slideshow {...{ works, seconds, labels }} onPace={handlePace} onClose={handleClose} />
      </PagePath>
    </StrictMode>,
  );
}

function urlWith(seconds: number | undefined): string {
  return location.pathname + withPace(location.search, seconds);
}

function writePace(seconds: number | undefined): void {
  history.replaceState(history.state, '', urlWith(seconds));
}
