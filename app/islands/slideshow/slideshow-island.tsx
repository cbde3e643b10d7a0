import { StrictMode } from 'react';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { createRoot } from '#app/ui/create-root.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import { idsInUrl, readSelection } from '#app/ui/selection.ts';
import { readPreference, storePreference } from '#app/ui/use-preference.ts';
import { PACE, paceOf, withPace } from './slides.ts';
import { Slideshow } from './slideshow.tsx';

const PACE_KEY = 'quietPace';

/** `file` has the works of a category or all works; without it, the selection is shown. */
export async function startSlideshow(file: string, labels: IslandLabels) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let isOpen = false;

  const close = () => {
    isOpen = false;
    root.render(null);
    if (paceOf(location.search) === undefined) return;
    if (history.state?.isSlideshow) history.back();
    else writePace(undefined);
  };

  const changePace = (seconds: number) => {
    storePreference(PACE_KEY, `${seconds}`);
    writePace(seconds);
  };

  const followUrl = async () => {
    if (paceOf(location.search) === undefined) return container.querySelector('dialog')?.close();
    if (isOpen) return;
    const works = await findWorks(file);
    // The URL may have changed meanwhile.
    const seconds = paceOf(location.search);
    if (isOpen || seconds === undefined) return;
    if (works.length === 0) return close();
    isOpen = true;
    root.render(
      <StrictMode>
        <Slideshow {...{ works, seconds, labels }} onPace={changePace} onClose={close} />
      </StrictMode>,
    );
  };
  await followUrl();
  addEventListener('popstate', () => followUrl().catch(() => {}));
  return () => {
    if (paceOf(location.search) === undefined) {
      const seconds = Number(readPreference(PACE_KEY)) || PACE.usual;
      history.pushState({ isSlideshow: true }, '', urlWith(seconds));
    }
    return followUrl();
  };
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
