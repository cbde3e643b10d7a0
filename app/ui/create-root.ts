import { createRoot as createReactRoot, type Root, type RootOptions } from 'react-dom/client';
import { failIsland } from './start-island.ts';

/** Separate module, so that React is its own chunk and can be preloaded. */
export function createRoot(place: Element): Root {
  return createReactRoot(place, keepingPlace(place));
}

/** Restores the static content when a component throws; React would leave it empty. */
export function keepingPlace(place: Element, onFailure = failIsland): RootOptions {
  const plain = [...place.childNodes];
  return {
    onUncaughtError(error) {
      reportError(error);
      place.replaceChildren(...plain);
      onFailure();
    },
  };
}
