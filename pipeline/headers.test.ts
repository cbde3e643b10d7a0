import { expect, test } from 'vitest';
import { headersFor } from './headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';

test.each([
  ['/add-works.json', 'X-Robots-Tag', 'noindex'],
  ['/works.json', 'X-Robots-Tag', undefined],
  ['/gallery/index.html', 'X-Robots-Tag', undefined],
  ['/assets/entry-3f2a9c.js', 'Cache-Control', FOREVER],
  ['/images/river-3f2a9c-700.avif', 'Cache-Control', FOREVER],
  ['/gallery/index.html', 'Cache-Control', 'no-cache'],
  ['/gallery/landscape/works.json', 'Cache-Control', 'no-cache'],
  ['/404.html', 'Cache-Control', 'no-cache'],
  ['/images/river-3f2a9c-700.avif', 'Content-Type', 'image/avif'],
  ['/gallery/landscape/works.json', 'Content-Type', 'application/json; charset=utf-8'],
  ['/site.webmanifest', 'Content-Type', 'application/manifest+json; charset=utf-8'],
  ['/images/river-3f2a9c-700.jpg', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/gallery/landscape/works.json', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/anything', 'Content-Security-Policy', "frame-ancestors 'none'"],
])('it answers for %s with %s: %s', (path, name, expected) => {
  expect(new Map(headersFor(path)).get(name)).toBe(expected);
});

test('it promises TLS to nobody by itself', () => {
  expect(new Map(headersFor('/')).has('Strict-Transport-Security')).toBe(false);
});
