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
  readonly isWanted: boolean;
  readonly kept: Kept | undefined;
  readonly toggle: () => void;
}

/** `shown` is the URL of the current image. Synchronizes with the browser's caches and service worker. */
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

  // The first image is more urgent than the cache.
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
      // An image that does not fit into storage is still shown.
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
