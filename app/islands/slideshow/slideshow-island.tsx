import { StrictMode } from 'react';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { createRoot } from '#app/ui/create-root.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import { idsInUrl, readSelection } from '#app/ui/selection.ts';
import { readPreference, storePreference } from '#app/ui/use-preference.ts';
import { Slideshow } from './slideshow.tsx';
import { PACE, paceOf, withPace } from './slideshow-query.ts';

const PACE_KEY = 'quietPace';

/** `file` has the works of a category or all works; without it, the selection is shown. */
export async function startSlideshow(file: string, labels: IslandLabels) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let isOpen = false;

  const open = async (isPressed: boolean) => {
    if (isOpen) return;
    const works = await findWorks(file);
    const pace = paceOf(location.search);
    if (isOpen || (!isPressed && pace === undefined)) return;
    if (works.length > 0) show(works, pace);
    else if (pace !== undefined) writePace(undefined);
  };

  const show = (works: readonly LightboxItem[], pace: number | undefined) => {
    const seconds = pace ?? (Number(readPreference(PACE_KEY)) || PACE.usual);
    if (!pace) history.pushState({ isSlideshow: true }, '', urlWith(seconds));
    isOpen = true;
    const handleClose = () => {
      isOpen = false;
      root.render(null);
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
        <Slideshow {...{ works, seconds, labels }} onPace={handlePace} onClose={handleClose} />
      </StrictMode>,
    );
  };

  const followUrl = async () => {
    if (paceOf(location.search) === undefined) container.querySelector('dialog')?.close();
    else await open(false);
  };
  await followUrl();
  addEventListener('popstate', () => followUrl().catch(() => {}));
  return () => open(true);
}

async function findWorks(file: string): Promise<readonly LightboxItem[]> {
  if (!file) return loadWorks(idsInUrl() ?? readSelection().map(({ id }) => id));
  const { worksOnShow } = await import('#app/islands/find/works-on-show.ts');
  return worksOnShow(file);
}

function urlWith(seconds: number | undefined): string {
  return location.pathname + withPace(location.search, seconds);
}

function writePace(seconds: number | undefined): void {
  history.replaceState(history.state, '', urlWith(seconds));
}
