import { createRoot as createReactRoot, type Root } from 'react-dom/client';
import { failIsland } from './start-island.ts';

/**
 * A root of React whose place gets its plain content back when a component throws; React would leave it empty.
 *
 * A module of its own, so that React is a chunk that can be fetched ahead.
 */
export function createRoot(place: Element): Root {
  const plain = [...place.childNodes];
  return createReactRoot(place, {
    onUncaughtError(error) {
      reportError(error);
      place.replaceChildren(...plain);
      failIsland();
    },
  });
}
