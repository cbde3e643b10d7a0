import type { Config } from '@react-router/dev/config';
import { readCatalogue } from '#app/lib/catalogue.server.ts';
import { pagesOf } from '#catalogue/all-paths.ts';
import { readSettings } from '#pipeline/settings.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

export default {
  basename: readSettings(process.env).basePath,
  // While working, loaders answer for every address; the published site is made of prerendered pages only.
  ssr: isDevelopment,
  // Every page then knows every route, so that no request for a part of the manifest is ever needed.
  routeDiscovery: { mode: 'initial' },
  ...(isDevelopment
    ? {}
    : { prerender: { paths: () => pagesOf(readCatalogue()), concurrency: 4 } }),
  buildDirectory: '.generated/site',
} satisfies Config;
