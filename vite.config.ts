import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from '#pipeline/development/content-plugin.ts';
import { readSettings } from '#pipeline/settings.ts';

const settings = readSettings(process.env);

export default defineConfig({
  base: settings.basePath,
  plugins: [reactRouter(), contentPlugin(settings)],
  build: {
    // Nothing is inlined: the Content-Security-Policy allows no data addresses.
    assetsInlineLimit: 0,
    // One stylesheet for all pages: it is small, and the order of its layers cannot depend on which page came first.
    // What a page loads later, the lightbox for one, must bring none: with each new stylesheet Chromium looks for the
    // fonts anew, and text moves.
    cssCodeSplit: false,
  },
});
