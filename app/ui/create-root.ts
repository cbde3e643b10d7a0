import { createRoot as createReactRoot, type Root, type RootOptions } from 'react-dom/client';
import { failIsland } from './start-island.ts';

/**
 * A root of React that keeps its place.
 *
 * A module of its own, so that React is a chunk that can be fetched ahead.
 */
export function createRoot(place: Element): Root {
  return createReactRoot(place, keepingPlace(place));
}

/** Gives a place its plain content back when a component throws; React would leave it empty. */
export function keepingPlace(place: Element): RootOptions {
  const plain = [...place.childNodes];
  return {
    onUncaughtError(error) {
      reportError(error);
      place.replaceChildren(...plain);
      failIsland();
    },
  };
}
