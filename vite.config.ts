import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '#pipeline/development/content-plugin.ts';
import { isUnwatched } from '#pipeline/development/is-unwatched.ts';
import { pagesPlugin } from '#pipeline/development/pages-plugin.ts';
import { readSettings } from '#pipeline/settings.ts';
import { BUNDLED_LICENCES } from '#pipeline/site/pages/bundled-licences.ts';

const settings = readSettings(process.env);

export default defineConfig({
  base: settings.basePath,
  // Pages are no files here: they are rendered when they are asked for.
  appType: 'custom',
  // In the project, not in `node_modules`, which copies of it share in the tests: each server has its own.
  cacheDir: '.generated/vite',
  plugins: [react(), contentPlugin(settings), pagesPlugin(settings)],
  server: {
    port: settings.port,
    strictPort: true,
    watch: { ignored: (path) => isUnwatched(path, settings) },
  },
  build: {
    // Nothing is inlined: what pages share would come with each of them anew.
    assetsInlineLimit: 0,
    // The document and its own starter load everything.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: '.generated/bundles/client',
        manifest: true,
        license: { fileName: BUNDLED_LICENCES },
        rolldownOptions: {
          input: {
            site: 'app/site.ts',
            add: 'app/add/start-add.tsx',
            styles: 'app/styles/page-styles.ts',
          },
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              // One stylesheet for all pages, which stands in most of them, and what those of a kind have besides. The
              // lightbox and /add bring their own.
              groups: [
                { name: 'home', test: /\/app\/pages\/home\/[\w.-]+\.css($|\?)/ },
                { name: 'works', test: /\/app\/pages\/(gallery|artwork)\/[\w.-]+\.css($|\?)/ },
                { name: 'texts', test: /\/app\/pages\/[\w.-]+\/[\w.-]+\.css($|\?)/ },
                { name: 'styles', test: isStyleOfEveryPage },
                { name: 'site', test: isOfEveryPage },
                {
                  name: 'react',
                  test: /\/(node_modules\/(react|react-dom|scheduler)\/|ui\/create-root)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.generated/bundles/server',
        emitAssets: true,
        rolldownOptions: { input: { render: 'app/document/render.tsx' } },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('Vite knows no client or no server');
      await Promise.all([build(client), build(ssr)]);
    },
  },
});

function isStyleOfEveryPage(module: string): boolean {
  return /\.css($|\?)/.test(module) && !/\/app\/(add|lightbox)\//.test(module);
}

/** The small script; what islands need of it is there already. */
function isOfEveryPage(module: string): boolean {
  return (
    /vite\/preload-helper/.test(module) ||
    /\/app\/(site|pictures\/saves-data|shell\/[\w-]+|lightbox\/(start-lightbox|opener|lightbox-item))\.ts$/.test(
      module,
    ) ||
    /\/app\/pages\/(home\/slideshow|gallery\/filter-line|contacts\/(copy-email|start-letter|letter))\.ts$/.test(
      module,
    )
  );
}
