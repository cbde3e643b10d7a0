import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  type CSSOptions,
  createRunnableDevEnvironment,
  type InlineConfig,
  type PluginOption,
} from 'vite';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { unwatchedFilter } from '#pipeline/development/watch-content.ts';
import { PUBLIC_FOLDER } from '#pipeline/folder/public-folder.ts';
import { type Settings, WORK_DIRS } from '#pipeline/settings.ts';
import { inlineScriptsPlugin } from '#pipeline/site/inline-scripts-plugin.ts';
import { BUNDLED_LICENCES } from '#pipeline/site/licences.ts';

const ENTRIES = {
  site: 'app/site.ts',
  add: 'app/editor/start-editor.tsx',
  styles: 'app/styles/page-styles.ts',
};

/** @param workDir the folder with the files that the pipeline generates from the artist's folder */
function commonConfig({ basePath }: Settings, workDir: string) {
  return {
    configFile: false,
    base: basePath,
    // Pages are not files here: the development plugin renders them on request.
    appType: 'custom',
    resolve: {
      // Vite does not resolve `#` in `url()` of styles.
      alias: {
        '#generated': workDir,
        '@generated': workDir,
      },
    },
  } satisfies InlineConfig;
}

/** Call after the folder was read, which sets the languages. For browsers: the renderer sets them itself. */
const languagesPlugin: PluginOption = {
  name: 'languages',
  config: () => ({
    define: { 'import.meta.env.SITE_LANGUAGES': JSON.stringify(siteLanguages()) },
  }),
};

type ScopedName = (name: string, file: string) => string;

function cssOptions(generateScopedName: ScopedName): CSSOptions {
  return {
    modules: { generateScopedName },
    postcss: {
      plugins: [
        {
          // `composes` copies the whole sheet that it names. Only such copies have no source.
          postcssPlugin: 'composed-once',
          OnceExit(root) {
            root.each((node) => {
              if (!node.source) node.remove();
            });
          },
        },
      ],
    },
  };
}

export function developmentConfig(
  settings: Settings,
  workDir: string,
  plugin: PluginOption,
): InlineConfig {
  return {
    ...commonConfig(settings, workDir),
    publicDir: join(settings.contentDir, PUBLIC_FOLDER),
    cacheDir: join(WORK_DIRS, 'vite'),
    plugins: [react(), inlineScriptsPlugin(), languagesPlugin, plugin],
    optimizeDeps: { entries: Object.values(ENTRIES) },
    css: cssOptions(longClassName),
    server: {
      port: settings.port,
      strictPort: true,
      watch: {
        ignored: unwatchedFilter(settings),
        // Editors empty a file before they write it. Without this, Vite would read the empty file: the watcher drops a
        // change within 50 ms of the one before.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
    environments: {
      ssr: {
        dev: {
          // The renderer imports one module after the other, and would wait for the transformation of each.
          warmup: [
            '{app,catalogue}/**/*.{ts,tsx}',
            'app/**/*.module.css',
            '!**/*.test.*',
            '!app/islands/{lightbox,slideshow,search,share}/**',
          ],
          // The next request evaluates changed modules and their importers again. Vite's own runner
          // would evaluate everything, at once, while the page is on its way.
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
  };
}

export function buildConfig(settings: Settings, workDir: string): InlineConfig {
  return {
    ...commonConfig(settings, workDir),
    logLevel: 'silent',
    // The build checks and copies these files itself.
    publicDir: false,
    plugins: [react(), inlineScriptsPlugin(), languagesPlugin],
    css: cssOptions(shortClassName),
    build: {
      // Syntax and styles; built-ins that these browsers lack are found by tsconfig.browser.json.
      target: ['chrome109', 'firefox115', 'safari16.4', 'ios16.4'],
      // Inlines nothing, because every page would contain shared files again.
      assetsInlineLimit: 0,
      // All pages share one sheet; a page has the rules of its first paint inline.
      cssCodeSplit: false,
      // The document loads everything itself. (`false` would add a longer helper to every page.)
      modulePreload: { resolveDependencies: () => [] },
    },
    environments: {
      client: {
        build: {
          outDir: join(workDir, 'bundles/client'),
          manifest: true,
          license: { fileName: BUNDLED_LICENCES },
          rolldownOptions: {
            input: ENTRIES,
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: {
                // The site script and what it imports, React, and what four or more islands and the editor share.
                groups: [
                  { name: chunkOf('site', ENTRIES.site) },
                  { name: chunkOf('react', 'app/ui/create-root.ts') },
                  { name: 'shared', minShareCount: 4 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: join(workDir, 'bundles/server'),
          emitAssets: true,
          rolldownOptions: { input: { render: 'app/site/document/render.tsx' } },
        },
      },
    },
    builder: {
      async buildApp({ build, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('Vite knows no client or no server');
        const builds = [build(client), build(ssr)];
        // After one build has failed, the other must not continue writing.
        await Promise.allSettled(builds);
        await Promise.all(builds);
      },
    },
  };
}

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

function chunkOf(name: string, file: string) {
  return (module: string, graph: Graph) => (importersOf(module, graph).has(file) ? name : null);
}

/** Static importers, direct or not, with the module itself. */
function importersOf(module: string, graph: Graph, found = new Set<string>()): Set<string> {
  const path = pathOf(module);
  if (found.has(path)) return found;
  found.add(path);
  for (const each of graph.getModuleInfo(module)?.importers ?? []) importersOf(each, graph, found);
  return found;
}

// Pages contain class names many times. Numbers are shorter than hashes, and equal in both builds.
const shortNames = new Map(
  globSync('app/**/*.css', { cwd: import.meta.dirname })
    .sort()
    .flatMap((file) => {
      const sheet = readFileSync(join(import.meta.dirname, file), 'utf8');
      const names = sheet.matchAll(/\.([a-z][\w-]*)|@keyframes ([\w-]+)/gi);
      return Array.from(names, ([, name, keyframes]) => `${file}:${name ?? keyframes}`);
    })
    .filter((name, index, names) => names.indexOf(name) === index)
    .map((name, index) => [name, `_${index.toString(36)}`]),
);

function shortClassName(name: string, file: string): string {
  const short = shortNames.get(`${pathOf(file)}:${name}`);
  if (short === undefined) throw new Error(`The sheet ${pathOf(file)} has no class '${name}'`);
  return short;
}

/** Names a class by its file and name. Vite's own names hash the whole sheet for each class. */
function longClassName(name: string, file: string): string {
  return `${pathOf(file).replace(/\W+/g, '-')}_${name}`;
}

function pathOf(file: string): string {
  return relative(import.meta.dirname, file.replace(/\?.*/, ''));
}
