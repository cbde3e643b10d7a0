import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders and files that a folder may import besides itself. The longest name that fits counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  catalogue: [],
  pipeline: ['catalogue'],
  'pipeline/development': ['catalogue', 'pipeline', 'app/site/document'],
  'pipeline/site': ['catalogue', 'pipeline', 'app/site/document'],
  tools: ['catalogue', 'pipeline/settings.ts', 'test/browser', 'test/free-port.ts'],
  app: ['catalogue', 'app'],
  'app/site': ['catalogue', 'app/islands', 'app/ui', 'app/styles', 'generated'],
  'app/site/add': ['app/editor', 'app/site', 'app/ui'],
  'app/islands': ['catalogue', 'app/ui'],
  'app/ui': ['catalogue', 'generated'],
  'app/editor': ['catalogue', 'app/ui'],
  'app/styles': ['app/ui', 'generated'],
};

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

type Import = Readonly<Record<'file' | 'target', string>>;

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => {
    const isRelative = specifier.startsWith('.');
    const target = isRelative ? join(dirname(file), specifier) : specifier.replace(/^#/, '');
    return { file, target };
  });
}

const isIn = (folder: string, path: string) => `${path}/`.startsWith(`${folder}/`);

function isAllowed({ file, target }: Import): boolean {
  const rows = Object.entries(MAY_IMPORT).filter(([folder]) => isIn(folder, file));
  const [own = '', folders = []] = rows.sort(([a], [b]) => b.length - a.length)[0] ?? [];
  return [own, ...folders].some((folder) => isIn(folder, target));
}

const ROOTS = ['app', 'catalogue', 'pipeline', 'tools'];

const IMPORTS = ROOTS.flatMap((root) => globSync(`${root}/**/*.{ts,tsx,js}`))
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  .flatMap(importsOf);

test('imports go one way, and no page imports another', () => {
  const own = IMPORTS.filter(({ target }) =>
    /^(app|catalogue|pipeline|tools|test|generated)\//.test(target),
  );
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter((each) => !isAllowed(each))).toEqual([]);
});

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/');
}

test.each(ROOTS)('the folders of %s import each other in one direction', (root) => {
  let left = IMPORTS.filter(({ file, target }) => isIn(root, file) && isIn(root, target))
    .map(({ file, target }) => [folderOf(file), folderOf(target)] as const)
    .filter(([from, to]) => from !== to);
  // A folder that imports no other is in no circle.
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const importing = new Set(left.map(([from]) => from));
    left = left.filter(([, to]) => importing.has(to));
  }
  expect(new Set(left.map((pair) => pair.join(' → ')))).toEqual(new Set());
});

test('the catalogue knows neither a browser nor a server', () => {
  const foreign = IMPORTS.filter(({ file }) => isIn('catalogue', file));
  expect(foreign.filter(({ target }) => /^(node:|react)/.test(target))).toEqual([]);
});
