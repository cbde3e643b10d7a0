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
    ...namesIn(/dataAttribute(?:<[^>]*>)?\(\s*'([\w-]+)'/g),
  ]);
  const selected = namesIn(/\[data-([\w-]+)/g);
  const read = namesIn(/dataset\.(\w+)(?! (?:\?\?)?= )\b/g);
  const destructured = namesIn(/\{ ([\w, ]+) \} = \w+\.dataset/g);
  const readTogether = [...destructured].flatMap((names) => names.split(', '));
  const missing = [...selected, ...read, ...readTogether].filter((name) => !written.has(name));
  expect(missing).toEqual([]);
});

const definitions = sources.flatMap((text) => [
  ...text.matchAll(/const (\w+) = dataAttribute(?:<[^>]*>)?\(\s*'([\w-]+)'/g),
]);

test('defines each attribute once', () => {
  const names = definitions.map(([, , name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('writes and reads every attribute that is defined', () => {
  const isUsed = (use: string) => sources.some((text) => text.includes(use));
  const unused = definitions.filter(
    ([, variable]) =>
      !isUsed(`${variable}.props`) ||
      !(isUsed(`${variable}.selector`) || isUsed(`${variable}.read`)),
  );
  expect(unused.map(([, , name]) => name)).toEqual([]);
});
