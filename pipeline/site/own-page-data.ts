import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../../app/lib/page-data.ts', import.meta.url));

const THEIRS = /\/node_modules\/react-router\/dist\/\w+\/lib\/dom\/ssr\/single-fetch\.js$/;

/**
 * Lets React Router ask us for the data of a page, which may have been fetched ahead. Its own fetching ahead names
 * another address than it then asks for, when pages are prerendered (`docs/decisions/prefetching-pages.md`).
 */
export function ownPageData(): Plugin {
  let isReplaced = false;
  return {
    name: 'own-page-data',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: THEIRS },
      handler(code) {
        isReplaced = /\bawait fetch\(url, /.test(code);
        return {
          code: `import { fetchPageData as fetch } from ${JSON.stringify(OWN)};\n${code}`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('React Router asks for data in an unknown way');
    },
  };
}
