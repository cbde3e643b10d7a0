import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from '#pipeline/development/content-plugin.ts';
import { isUnwatched } from '#pipeline/development/is-unwatched.ts';
import { readSettings } from '#pipeline/settings.ts';
import { BUNDLED_LICENCES } from '#pipeline/site/bundled-licences.ts';
import { leaveOutUnused } from '#pipeline/site/leave-out-unused.ts';
import { ownCopiesForAdd } from '#pipeline/site/own-copies-for-add.ts';
import { ownPageData } from '#pipeline/site/own-page-data.ts';
import { ownRouteLoading } from '#pipeline/site/own-route-loading.ts';

const settings = readSettings(process.env);

export default defineConfig({
  base: settings.basePath,
  plugins: [
    leaveOutUnused(),
    ownCopiesForAdd(),
    ownRouteLoading(),
    ownPageData(),
    reactRouter(),
    contentPlugin(settings),
  ],
  server: {
    // Not in a plugin: React Router has the others work for a server of its own, which is to watch nothing at all.
    watch: { ignored: (path) => isUnwatched(path, settings) },
  },
  build: {
    // Nothing is inlined: what pages share would come with each of them anew.
    assetsInlineLimit: 0,
    license: { fileName: BUNDLED_LICENCES },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One stylesheet for all pages, which stands in most of them. The lightbox and /add bring their own.
          groups: [
            { name: 'styles', test: isStyleOfEveryPage },
            // What every page runs, in one file: thirty small ones weigh 9 KB more, unable to share what they repeat.
            { name: 'site', test: isOfEveryPage },
          ],
        },
      },
    },
  },
});

function isStyleOfEveryPage(module: string): boolean {
  return /\.css($|\?)/.test(module) && !/\/app\/(features\/add|lightbox)\//.test(module);
}

/** Players of videos are on few pages; the line of filters is on few, but too small for a file of its own. */
function isOfEveryPage(module: string): boolean {
  return (
    /\/(app\/(hooks|i18n|lib|shell|ui(?!\/video-))|catalogue)\/[^?]+\.tsx?$/.test(module) ||
    /\/gallery\/category-filter\.tsx$/.test(module) ||
    /\/node_modules\/(react|react-dom|react-router|react-i18next|scheduler|i18next)\//.test(module)
  );
}
