import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readSettings } from '#pipeline/settings.ts';

export default defineConfig({
  base: readSettings(process.env).basePath,
  plugins: process.env.VITEST ? [] : [reactRouter()],
  // One stylesheet for all pages: it is small, and the order of its layers cannot depend on which page came first.
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
});
