import { useEffect, useState } from 'react';
import { usePreference } from '#app/ui/use-preference.ts';
import {
  canKeep,
  forgetShows,
  type Kept,
  keepPage,
  keepPicture,
  measureKept,
} from './keep-show.ts';

interface KeptShow {
  readonly isPossible: boolean;
  /** Whether the visitor lets shows be kept. */
  readonly isWanted: boolean;
  /** How much it is, once it has been measured. */
  readonly kept: Kept | undefined;
  /** Forgets everything, or begins to keep again. */
  readonly toggle: () => void;
}

/**
 * What the device keeps of a show, so that it goes on without a network.
 *
 * Synchronizes with the browser's caches and its service worker.
 *
 * @param photos the names of those that the show has
 * @param shown the address of the picture on screen, once one has come
 * @param isAsked whether somebody looks at how much is kept
 */
export function useKeptShow(
  photos: readonly string[],
  shown: string | undefined,
  isAsked: boolean,
): KeptShow {
  const [choice, toggleChoice] = usePreference('quietKept', ['yes', 'no']);
  const [kept, setKept] = useState<Kept>();
  const [isPageKept, setPageKept] = useState(false);
  const isPossible = canKeep();
  const isWanted = isPossible && choice === 'yes';
  const hasBegun = shown !== undefined;

  // After the first picture: that is what a visitor waits for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the photos of a show stay the same.
  useEffect(() => {
    if (!isWanted || !hasBegun) return;
    keepPage(photos).then(
      () => setPageKept(true),
      () => {},
    );
  }, [isWanted, hasBegun]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (!isWanted || shown === undefined) return;
    let isCurrent = true;
    const keepAndMeasure = async () => {
      // One for which there is no room is shown all the same.
      await keepPicture(shown).catch(() => {});
      const measured = isAsked ? await measureKept(photos) : undefined;
      if (isCurrent && measured) setKept(measured);
    };
    keepAndMeasure().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isWanted, shown, isAsked, isPageKept]);

  return {
    isPossible,
    isWanted,
    kept,
    toggle: () => {
      toggleChoice();
      setKept(undefined);
      setPageKept(false);
      if (isWanted) forgetShows().catch(() => {});
    },
  };
}
