import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { createRunnableDevEnvironment, defineConfig } from 'vite';
import { DEFAULT_LANGUAGES, type Languages, setSiteLanguages } from '#catalogue/texts/language.ts';
import { pagesPlugin } from '#pipeline/development/pages-plugin.ts';
import { unwatchedPaths } from '#pipeline/development/unwatched-paths.ts';
import { PUBLIC_FOLDER } from '#pipeline/folder/public-folder.ts';
import { readSettings } from '#pipeline/settings.ts';
import { inlineScriptsPlugin } from '#pipeline/site/inline-scripts-plugin.ts';
import { LANGUAGES_FILE } from '#pipeline/site/make-bundles.ts';
import { BUNDLED_LICENCES } from '#pipeline/site/pages/bundled-licences.ts';
import { GENERATED_BESIDE } from '#pipeline/vite-command.ts';

const settings = readSettings(process.env);

if (process.env[GENERATED_BESIDE] && process.connected) {
  await once(process, 'message');
  process.disconnect();
}

/** Tools read this file before anything was generated. */
const languages: Languages = existsSync(LANGUAGES_FILE)
  ? JSON.parse(readFileSync(LANGUAGES_FILE, 'utf8'))
  : DEFAULT_LANGUAGES;
setSiteLanguages(languages);

/** In letters of 62: that two of 400 classes have the same name is as likely as 1 in 10,000. */
const CLASS_NAME_LENGTH = 5;

export default defineConfig(({ command }) => ({
  base: settings.basePath,
  // For browsers; what renders pages reads them in the catalogue.
  define: { 'import.meta.env.SITE_LANGUAGES': JSON.stringify(languages) },
  // Pages are no files here: they are rendered when they are asked for.
  appType: 'custom',
  // The build checks and copies these files itself.
  publicDir: command === 'serve' && join(settings.contentDir, PUBLIC_FOLDER),
  // In the project, not in `node_modules`, which copies of it share in the tests: each server has its own.
  cacheDir: '.generated/vite',
  plugins: [
    react(),
    inlineScriptsPlugin(),
    // With it comes all that checks the artist's folder and makes pictures: a build has no use for that.
    command === 'serve' &&
      import('#pipeline/development/content-plugin.ts').then(({ contentPlugin }) =>
        contentPlugin(settings),
      ),
    pagesPlugin(settings),
  ],
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : longClassName } },
  server: {
    port: settings.port,
    strictPort: true,
    watch: {
      ignored: unwatchedPaths(settings),
      // Editors empty a file before they write it. Without this, what is seen is the empty one: the watcher drops a change
      // within 50 ms of the one before.
      awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
    },
  },
  build: {
    // Syntax and styles; built-ins that these browsers lack are found by tsconfig.browser.json.
    target: ['chrome109', 'firefox115', 'safari16.4', 'ios16.4'],
    // Nothing is inlined: what pages share would come with each of them anew.
    assetsInlineLimit: 0,
    // The document and its own starter load everything. (`false` would do the same with a longer helper in every page.)
    modulePreload: { resolveDependencies: () => [] },
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
                // What no first paint needs, whatever the page.
                {
                  name: 'later',
                  test: /\/app\/(ui\/(close-button|modal)\.module|shell\/(language-modal|loading-notice|selection-link|side-panel)\.module|styles\/(print|scroll-bars))\.css($|\?)/,
                },
                { name: 'home', test: /\/app\/pages\/home\/[\w.-]+\.css($|\?)/ },
                {
                  name: 'category',
                  test: /\/app\/pages\/gallery\/category-[\w.-]+\.css($|\?)/,
                },
                { name: 'gallery', test: /\/app\/pages\/gallery\/[\w.-]+\.css($|\?)/ },
                {
                  name: 'artwork',
                  test: /\/app\/(pages\/artwork\/[\w.-]+|pictures\/carried-painting)\.css($|\?)/,
                },
                {
                  name: 'wall',
                  test: /\/app\/pages\/wall\/(category-wall|room|wall-digits)\.module\.css($|\?)/,
                },
                { name: 'work-wall', test: /\/app\/pages\/wall\/[\w.-]+\.css($|\?)/ },
                { name: 'news', test: /\/app\/pages\/news\/[\w.-]+\.css($|\?)/ },
                { name: 'life-line', test: /\/app\/pages\/about\/life-line\.module\.css($|\?)/ },
                // But for what an island brings with it.
                {
                  name: 'texts',
                  test: /\/app\/pages\/[\w.-]+\/(?!selection-island|wall-labels)[\w.-]+\.css($|\?)/,
                },
                { name: 'styles', test: isStyleOfEveryPage },
                { name: 'site', test: isOfEveryPage },
                // Ahead of what depends on it, or a part of it goes there.
                {
                  name: 'react',
                  test: /\/(node_modules\/(react|react-dom|scheduler)\/|ui\/create-root)/,
                },
                // Small parts of several islands, which would each be a request of their own.
                {
                  name: 'shared',
                  test: /\/(app\/(pictures\/picture(-candidates)?|ui\/(icon|page-link|use-full-screen|use-preference|words)|i18n\/(base-path|page-address))\.tsx?|catalogue\/(photos\/photo|texts\/(language|fill-label)|paths\/paths)\.ts)$/,
                },
                {
                  name: 'selection',
                  test: /\/(app\/ui\/selection(-marks)?|catalogue\/works\/selection)\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      dev: {
        // What renders pages imports one module after the other, and would wait for each until it is transformed.
        warmup: [
          '{app,catalogue}/**/*.{ts,tsx}',
          'app/**/*.module.css',
          '!**/*.test.*',
          '!app/{lightbox,quiet,search,share}/**',
        ],
        // What has changed is evaluated anew, with what imports it, when the next page is asked for. Vite's own runner would
        // evaluate everything, at once, while the page is on its way.
        createEnvironment: (name, config) =>
          createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
      },
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
}));

function isStyleOfEveryPage(module: string): boolean {
  return (
    /\.css($|\?)/.test(module) &&
    !/\/app\/(add\/|lightbox\/|quiet\/|search\/|share\/|pages\/selection\/(selection-island|wall-labels))/.test(
      module,
    )
  );
}

/** The small script; what islands need of it is there already. */
function isOfEveryPage(module: string): boolean {
  return (
    /vite\/preload-helper/.test(module) ||
    /\/app\/(site|pictures\/saves-data|shell\/[\w-]+|ui\/(fetch-json|start-island)|lightbox\/(start-lightbox|lightbox-item))\.ts$/.test(
      module,
    )
  );
}

/** Class names stand in every page many times: of their path, their place and their meaning only a short hash is left. */
function shortClassName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(`${pathOf(file)}:${name}`)
    .digest('base64url');
  return `_${hash.replace(/[-_]/g, '').slice(0, CLASS_NAME_LENGTH)}`;
}

/** Tells where a class stands. For Vite's own names a hash is made of the whole sheet, anew for each of them. */
function longClassName(name: string, file: string): string {
  return `${pathOf(file).replace(/\W+/g, '-')}_${name}`;
}

function pathOf(file: string): string {
  return relative(import.meta.dirname, file.replace(/\?.*/, ''));
}
