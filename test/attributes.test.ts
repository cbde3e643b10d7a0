import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;

const sources = globSync('{app,pipeline}/**/*.{ts,tsx,js,css}', {
  exclude: (path) => /\.(test|fixture)\.tsx?$|\.d\.ts$/.test(path),
}).map((path) => readFileSync(path, 'utf8').replace(COMMENT, ''));

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const namesIn = (pattern: RegExp) =>
  new Set(
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => kebab(name))),
  );

test('writes every data attribute that a script or a style looks for', () => {
  const written = new Set([
    ...namesIn(/(?<![[\w-])data-([\w-]+)/g),
    ...namesIn(/dataset\.(\w+) (?:\?\?)?= /g),
  ]);
  const selected = namesIn(/\[data-([\w-]+)/g);
  const read = namesIn(/dataset\.(\w+)(?! (?:\?\?)?= )\b/g);
  const missing = [...selected, ...read].filter((name) => !written.has(name));
  expect(missing).toEqual([]);
});
