import { createRoot as createReactRoot, type Root, type RootOptions } from 'react-dom/client';
import { offerReload } from './island.ts';

/** Separate module, so that React is its own chunk and can be preloaded. */
export function createRoot(place: Element, fail?: (error: unknown) => void): Root {
  return createReactRoot(place, keepingPlace(place, fail));
}

/** Restores the static content when a component throws; React would leave it empty. */
export function keepingPlace(
  place: Element,
  fail: (error: unknown) => void = offerReload,
): RootOptions {
  const plain = [...place.childNodes];
  return {
    onUncaughtError(error) {
      place.replaceChildren(...plain);
      fail(error);
    },
  };
}
