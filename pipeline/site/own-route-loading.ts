import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../../app/lib/load-route-module.ts', import.meta.url));

/**
 * Gives React Router our own way of loading the code of a route. Its own reloads the page that is being read when the
 * code of the next one does not come, and waits for ever when nothing answers.
 */
export function ownRouteLoading(): Plugin {
  let isReplaced = false;
  return {
    name: 'own-route-loading',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isTheirs =
        source === './routeModules.js' && importer?.includes('/node_modules/react-router/');
      if (!isTheirs) return;
      isReplaced = true;
      return OWN;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('React Router loads its routes in an unknown way');
    },
  };
}
