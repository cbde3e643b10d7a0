import type { Config } from '@react-router/dev/config';
import { readSettings } from '#pipeline/settings.ts';

export default {
  basename: readSettings(process.env).basePath,
  // Every page then knows every route, so that no request for a part of the manifest is ever needed.
  routeDiscovery: { mode: 'initial' },
  // A server to be asked for pages: while working by the browser, and for the published site by
  // `pipeline/site/prerender-pages.ts`, once for each page that there is.
  ssr: true,
  buildDirectory: '.generated/bundles',
} satisfies Config;
