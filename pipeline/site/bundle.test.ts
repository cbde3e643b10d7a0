import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { assetsIn } from './bundle.ts';

const MANIFEST: Manifest = {
  'app/site.ts': { file: 'assets/site-entry.js', name: 'site', isEntry: true },
  '_site-1.js': { file: 'assets/site-1.js', name: 'site' },
  '_styles-1.js': { file: 'assets/styles-1.js', name: 'styles', css: ['assets/styles-1.css'] },
  '_later-1.js': { file: 'assets/later-1.js', name: 'later', css: ['assets/later-1.css'] },
  '_home-1.js': { file: 'assets/home-1.js', name: 'home', css: ['assets/home-1.css'] },
  'app/styles/page-styles.ts': { file: 'assets/styles-entry.js', name: 'styles', isEntry: true },
  'app/editor/start-editor.tsx': {
    file: 'assets/add-1.js',
    name: 'add',
    isEntry: true,
    css: ['assets/styles-1.css', 'assets/later-1.css', 'assets/add-1.css'],
  },
};

test('it names the sheets and the script of the pages, and what /add has besides, below the base path', () => {
  expect(assetsIn(MANIFEST, ['styles', 'home'], '/art/')).toEqual({
    sheets: { styles: 'assets/styles-1.css', home: 'assets/home-1.css' },
    laterStyles: '/art/assets/later-1.css',
    script: '/art/assets/site-1.js',
    editor: { script: '/art/assets/add-1.js', styles: ['/art/assets/add-1.css'] },
  });
});

test.each([
  ...['_site-1.js', '_styles-1.js', '_later-1.js', '_home-1.js', 'app/editor/start-editor.tsx'],
])('it refuses bundles without %s', (name) => {
  const { [name]: _missing, ...rest } = MANIFEST;
  expect(() => assetsIn(rest, ['styles', 'home'], '/')).toThrow(/^The bundles have no/);
});
