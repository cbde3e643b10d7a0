import { StrictMode } from 'react';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { createRoot } from '#app/ui/create-root.ts';
import { pathWithoutBase } from '#app/ui/i18n/base-path.ts';
import { PagePath } from '#app/ui/i18n/page-address.ts';
import { type IslandLabels, loadLabels } from '#app/ui/island-labels.ts';
import { PACE_SECONDS, quietPace, withQuiet } from './quiet-address.ts';
import { QuietRoom } from './quiet-room.tsx';

/** Marks an entry whose Back leads to the page where the visitor started the show. */
interface EntryState {
  readonly isQuiet: true;
}

let isOpen = false;

/** The URL contains the show, so an exhibition tablet can start with it. Rejects when works or labels fail to load. */
export type FindWorks = () => Promise<readonly LightboxItem[]>;

export async function openQuiet(findWorks: FindWorks, isPressed: boolean): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const [works, labels] = await Promise.all([findWorks(), loadLabels()]);
    const asked = quietPace(location.search);
    // The visitor went back meanwhile, or there is nothing to show.
    const isWanted = (isPressed || asked !== undefined) && works.length > 0;
    if (!isWanted) {
      isOpen = false;
      if (asked !== undefined) writeAddress(undefined);
      return;
    }
    const seconds = asked ?? keptPace();
    if (asked === undefined) {
      const entry: EntryState = { isQuiet: true };
      history.pushState(entry, '', addressWith(seconds));
    }
    showRoom(works, seconds, labels);
  } catch (error) {
    isOpen = false;
    throw error;
  }
}

function showRoom(works: readonly LightboxItem[], seconds: number, labels: IslandLabels): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const obeyAddress = () => {
    if (quietPace(location.search) === undefined) place.querySelector('dialog')?.close();
  };
  const leave = () => {
    removeEventListener('popstate', obeyAddress);
    root.unmount();
    place.remove();
    isOpen = false;
    if (quietPace(location.search) !== undefined) leaveAddress();
  };
  addEventListener('popstate', obeyAddress);
  root.render(
    <StrictMode>
      <PagePath value={pathWithoutBase(location.pathname)}>
        <QuietRoom
          works={works}
          seconds={seconds}
          labels={labels}
          onPace={(chosen) => {
            keepPace(chosen);
            writeAddress(chosen);
          }}
          onClose={leave}
        />
      </PagePath>
    </StrictMode>,
  );
}

function addressWith(seconds: number | undefined): string {
  return location.pathname + withQuiet(location.search, seconds);
}

function writeAddress(seconds: number | undefined): void {
  history.replaceState(history.state, '', addressWith(seconds));
}

/** A visitor who came straight to the show has no page of the site to go back to. */
function leaveAddress(): void {
  const { isQuiet } = (history.state ?? {}) as Partial<EntryState>;
  if (isQuiet) history.back();
  else writeAddress(undefined);
}

const PACE_KEY = 'quietPace';

/** Synchronizes with local storage, which can be blocked. */
function keptPace(): number {
  try {
    const kept = Number(localStorage.getItem(PACE_KEY));
    if (kept >= PACE_SECONDS.least && kept <= PACE_SECONDS.most) return kept;
  } catch {}
  return PACE_SECONDS.usual;
}

function keepPace(seconds: number): void {
  try {
    localStorage.setItem(PACE_KEY, String(seconds));
  } catch {}
}
