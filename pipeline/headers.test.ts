import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CONTENT_TYPES,
  headersFile,
  headersFor,
  headersOfFolder,
  redirectsFile,
} from './headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';

test.each([
  ['/add-works.json', 'X-Robots-Tag', 'noindex'],
  ['/assets/entry-3f2a9c.js', 'Cache-Control', FOREVER],
  ['/gallery/index.html', 'Cache-Control', 'no-cache'],
  ['/images/river-3f2a9c-700.avif', 'Content-Type', 'image/avif'],
  ['/images/river-3f2a9c-700.jpg', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/gallery/landscape/works.json', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/anything', 'Strict-Transport-Security', undefined],
])('sends %s with %s: %s', (path, name, expected) => {
  expect(new Map(headersFor(path)).get(name)).toBe(expected);
});

const NGINX = readFileSync('deploy/nginx/gallery/server.conf', 'utf8');
const CADDY = readFileSync('deploy/caddy/Caddyfile', 'utf8');

test.each(Object.entries(CONTENT_TYPES))('nginx and Caddy send %s as %s', (ending, type) => {
  expect(NGINX).toContain(`    ${type.replace(/;.*/, '')} ${ending};`);
  expect(CADDY).toContain(`\t~\\.${ending}$ "${type}"`);
});

test('writes the headers of hosts such as Netlify, in lines that they read', () => {
  const rules = headersFile('/art/').trim().split('\n\n');
  const paths = rules.map((rule) => rule.split('\n', 1)[0]);
  expect(paths).toEqual(['/*', '/art/assets/*', '/art/images/*', '/art/add-works.json']);
  const [, ...lines] = rules[2]?.split('\n  ') ?? [];
  expect(lines.map((line) => line.split(': '))).toEqual(headersOfFolder('images'));
  for (const line of headersFile('/').split('\n')) expect(line.length).toBeLessThan(2000);
});

test('redirects from the former index of words, and to the not-found page of each language', () => {
  const lines = redirectsFile('/art/', ['en']).split('\n');
  expect(lines).toContain('/art/en/gallery/all/words/* /art/en/gallery/all 301');
  expect(lines).toContain('/art/en/* /art/en/404.html 404');
});
