import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { assetsIn } from './bundle.ts';

const MANIFEST: Manifest = {
  'app/site.ts': { file: 'assets/site-entry.js', name: 'site', isEntry: true },
  '_site-1.js': { file: 'assets/site-1.js', name: 'site' },
  '_styles-1.js': { file: 'assets/styles-1.js', name: 'styles', css: ['assets/styles-1.css'] },
  'app/styles/page-styles.ts': { file: 'assets/styles-entry.js', name: 'styles', isEntry: true },
  'app/editor/start-editor.tsx': {
    file: 'assets/add-1.js',
    name: 'add',
    isEntry: true,
    css: ['assets/styles-1.css', 'assets/add-1.css'],
  },
};

test('it names the sheet and the script of the pages, and what /add has besides, below the base path', () => {
  expect(assetsIn(MANIFEST, '/art/')).toEqual({
    sheet: 'assets/styles-1.css',
    script: '/art/assets/site-1.js',
    editor: { script: '/art/assets/add-1.js', styles: ['/art/assets/add-1.css'] },
  });
});

test.each(['_site-1.js', '_styles-1.js', 'app/editor/start-editor.tsx'])(
  'it refuses bundles without %s',
  (name) => {
    const { [name]: _missing, ...rest } = MANIFEST;
    expect(() => assetsIn(rest, '/')).toThrow(/^The bundles have no/);
  },
);
