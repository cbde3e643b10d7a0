import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor } from '#pipeline/headers.ts';
import { readSettings } from '#pipeline/settings.ts';
import { ask } from '#test/servers/ask.ts';
import { findNginx } from '#test/servers/find-nginx.ts';
import { hasCaddy, startCaddy } from '#test/servers/start-caddy.ts';
import { startNginx, startNginxOfImage } from '#test/servers/start-nginx.ts';
import type { StartedServer } from '#test/servers/started-server.ts';

const { outDir } = readSettings(process.env);

function fileOf(folder: string, ending: string): string {
  const page = readFileSync(join(outDir, 'gallery/landscape/index.html'), 'utf8');
  const found = new RegExp(`/${folder}/[^" ,]+\\.${ending}`).exec(page)?.[0];
  if (!found) throw new Error(`The page has no ${ending} of ${folder}`);
  return found;
}

const SERVERS = [
  { name: 'nginx with its shipped configuration', start: startNginx, isMissing: !findNginx() },
  { name: 'Caddy with its shipped configuration', start: startCaddy, isMissing: !hasCaddy() },
];

const PLACES = [
  ...SERVERS.map((server) => ({ ...server, basePath: '/' })),
  ...SERVERS.map((server) => ({
    ...server,
    name: `${server.name}, below a base path`,
    basePath: '/art-of.a/~painter/',
  })),
  {
    name: 'nginx as it is in the Docker image',
    start: startNginxOfImage,
    isMissing: !findNginx(),
    basePath: '/',
  },
];

for (const { name, start, isMissing, basePath } of PLACES) {
  const base = basePath.slice(0, -1);

  // Servers that are missing here: see ensure-nginx.ts.
  describe.skipIf(isMissing)(`by ${name}`, () => {
    let server: StartedServer;
    /** Where the site is, without a final slash. */
    let site: string;
    beforeAll(async () => {
      server = await start({ siteDir: outDir, basePath });
      site = server.origin + base;
    });
    afterAll(() => server?.stop());

    for (const [path, file] of [
      ['/', '/index.html'],
      ['/en', '/en/index.html'],
      ['/gallery', '/gallery/index.html'],
      ['/gallery/landscape?id=2', '/gallery/landscape/index.html'],
      ['/en/gallery/landscape/164', '/en/gallery/landscape/164/index.html'],
      ['/gallery/landscape/works.json', '/gallery/landscape/works.json'],
      ['/en/gallery/landscape/works.json', '/en/gallery/landscape/works.json'],
      ['/robots.txt', '/robots.txt'],
      ['/licences.txt', '/licences.txt'],
      ['/favicon.ico', '/favicon.ico'],
      ['/site.webmanifest', '/site.webmanifest'],
      ['/works.json', '/works.json'],
      ['/add-works.json', '/add-works.json'],
      [fileOf('images', 'avif'), undefined],
      [fileOf('images', 'jpg'), undefined],
      [fileOf('assets', 'css'), undefined],
      [fileOf('assets', 'js'), undefined],
      [fileOf('assets', 'woff2'), undefined],
      [fileOf('assets', 'svg'), undefined],
    ] as const) {
      test(`it sends ${path} with every header of its own`, async () => {
        const { status, headers, body } = await ask(site + path);
        expect(status).toBe(200);
        expect(body.equals(readFileSync(join(outDir, file ?? path)))).toBe(true);
        const expected = headersFor(file ?? path).map(([key, value]) => [key.toLowerCase(), value]);
        expect(headers).toMatchObject(Object.fromEntries(expected));
        expect(headers['strict-transport-security']).toBeUndefined();
      });
    }

    for (const [path, page] of [
      ['/nope', '/404.html'],
      ['/nope/at/all', '/404.html'],
      ['/gallery/nope', '/404.html'],
      ['/en/nope', '/en/404.html'],
      ['/en/gallery/nope', '/en/404.html'],
      ['/404', '/404/index.html'],
      ['/en/404', '/en/404/index.html'],
      // Folders that could be those of languages, and are none.
      ['/de/nope', '/404.html'],
      ['/sr-Latn/404', '/404.html'],
      ['/add/nope', '/404.html'],
      // The page leads on (test/e2e/not-found.e2e.ts).
      ['/gallery/landscape/0164', '/404.html'],
      ['/en/news/5.0', '/en/404.html'],
    ] as const) {
      test(`it says in the right language that there is no ${path}`, async () => {
        const { status, headers, body } = await ask(site + path);
        expect(status).toBe(404);
        expect(body.toString()).toBe(readFileSync(join(outDir, page), 'utf8'));
        const expected = headersFor(page).map(([key, value]) => [key.toLowerCase(), value]);
        expect(headers).toMatchObject(Object.fromEntries(expected));
      });
    }

    for (const [kind, path] of [
      ['a zero byte', '/gallery/landscape%00/1'],
      ['what is no text', '/gallery/%FF'],
      ['a name longer than any file has', `/${'a'.repeat(300)}`],
      ['a path longer than any file has', '/a'.repeat(3000)],
    ] as const) {
      test(`it finds nothing at ${kind}`, async () => {
        const { status } = await ask(site + path);
        expect([400, 404]).toContain(status);
      });
    }

    test('it is not disturbed by a long query', async () => {
      const { status } = await ask(`${site}/gallery?q=${'a'.repeat(10_000)}`);
      expect(status).toBe(200);
    });

    for (const path of ['/assets/nope.js', '/images/nope.avif', '/gallery/nope/works.json']) {
      test(`it lets nobody keep that ${path} is missing`, async () => {
        const { status, headers } = await ask(site + path);
        expect(status).toBe(404);
        expect(headers['cache-control']).toBe('no-cache');
      });
    }

    for (const [path, destination] of [
      ['/gallery/', '/gallery'],
      ['/en/', '/en'],
      ['/gallery/landscape/164/?photo=1', '/gallery/landscape/164?photo=1'],
      ['/index.html', '/'],
      ['/en/index.html', '/en'],
      ['/gallery/index.html', '/gallery'],
      ['/gallery/landscape/index.html?id=2', '/gallery/landscape?id=2'],
      ['/gallery//landscape', '/gallery/landscape'],
      ['/gallery//landscape?id=2', '/gallery/landscape?id=2'],
    ] as const) {
      test(`it has one address for ${path}`, async () => {
        const { status, headers } = await ask(site + path);
        expect([status, headers.location]).toEqual([301, base + destination]);
      });
    }

    for (const [path, destination] of [
      ['/gallery/all/words', '/gallery/all'],
      ['/en/gallery/all/words/page/2', '/en/gallery/all'],
    ] as const) {
      test(`it leads from the dropped ${path} to all works`, async () => {
        const { status, headers } = await ask(site + path);
        expect([301, 302]).toContain(status);
        expect(headers.location).toBe(base + destination);
      });
    }

    for (const [path, destination] of [
      ['/gallery/landscape/164.', '/gallery/landscape/164'],
      ['/en/gallery/landscape/164,?photo=1', '/en/gallery/landscape/164?photo=1'],
      ['/gallery/landscape/164)', '/gallery/landscape/164'],
      ['/gallery/landscape/164%C2%BB.', '/gallery/landscape/164'],
      ['/about%3B', '/about'],
    ] as const) {
      test(`takes the punctuation off ${path}`, async () => {
        const { status, headers } = await ask(site + path);
        expect([status, headers.location]).toEqual([302, base + destination]);
      });
    }

    test('it shows no page at an address with two slashes in front', async () => {
      const { status, headers } = await ask(`${server.origin}/${base}/gallery`);
      if (status !== 400) expect([status, headers.location]).toEqual([301, `${base}/gallery`]);
    });

    for (const path of base ? ['/', base] : []) {
      test(`it leads from ${path} into the site`, async () => {
        const { status, headers } = await ask(server.origin + path);
        expect([status, headers.location]).toEqual([302, basePath]);
      });
    }

    for (const path of [
      '//example.org/',
      '//gallery',
      '/gallery//landscape',
      '/.//example.org/',
      '/\\example.org/',
      '/%5cexample.org/',
    ]) {
      test(`it leads nobody to another host by ${path}`, async () => {
        const { headers } = await ask(server.origin + path);
        expect(new URL(headers.location ?? '/', server.origin).origin).toBe(server.origin);
      });
    }

    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      for (const path of [
        '/gallery',
        '/gallery/landscape/works.json',
        '/nope',
        '/404',
        fileOf('assets', 'css'),
      ]) {
        test(`it sends ${path} as ${encoding} to whoever takes it`, async () => {
          const plain = await ask(site + path);
          const { headers, body } = await ask(site + path, accepted);
          expect(headers['content-encoding']).toBe(encoding);
          expect(headers.vary).toMatch(/accept-encoding/i);
          expect(headers['content-type']).toBe(plain.headers['content-type']);
          expect(body.length).toBeLessThan(plain.body.length / 2);
          expect(unpack(body).equals(plain.body)).toBe(true);
        });
      }
    }

    if (start === startNginx) {
      test('it says with a page of the site that an address is too long', async () => {
        const { status, headers, body } = await ask(`${site}/gallery?q=${'a'.repeat(40_000)}`);
        expect([status, headers['cache-control']]).toEqual([414, 'no-cache']);
        expect(body.toString()).toBe(readFileSync(join(outDir, '404.html'), 'utf8'));
      });
    }

    test('it asks for a page again only when it has changed', async () => {
      const { headers } = await ask(`${site}/gallery`);
      const again = await fetch(`${site}/gallery`, {
        headers: {
          'Accept-Encoding': 'identity',
          ...(headers.etag ? { 'If-None-Match': headers.etag } : {}),
          ...(headers['last-modified'] ? { 'If-Modified-Since': headers['last-modified'] } : {}),
        },
      });
      expect(again.status).toBe(304);
    });
  });
}
