import { createRoot as createReactRoot, type Root, type RootOptions } from 'react-dom/client';
import { offerReload } from './island.ts';

/** Separate module, so that React is its own chunk and can be preloaded. */
export function createRoot(container: Element, fail?: (error: unknown) => void): Root {
  return createReactRoot(container, restoreOnError(container, fail));
}

/** Restores the static content when a component throws; React would leave it empty. */
export function restoreOnError(
  container: Element,
  fail: (error: unknown) => void = offerReload,
): RootOptions {
  const staticContent = [...container.childNodes];
  return {
    onUncaughtError(error) {
      container.replaceChildren(...staticContent);
      fail(error);
    },
  };
}
