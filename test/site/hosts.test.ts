import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, STRICT_TRANSPORT } from '#pipeline/headers.ts';
import { readSettings } from '#pipeline/settings.ts';
import { ask } from '#test/servers/ask.ts';
import { hasCaddy, hasNginx, startCaddy, startNginx } from '#test/servers/shipped-servers.ts';

const { outDir } = readSettings(process.env);

const BELOW = '/art-of.a/~painter/';

const nginx = { start: startNginx, isMissing: !hasNginx() };
const caddy = { start: startCaddy, isMissing: !hasCaddy() };

const HOSTS = [
  { host: 'nginx in the Docker image', ...nginx, basePath: '/', hasTls: false },
  { host: 'nginx with TLS, below a base path', ...nginx, basePath: BELOW, hasTls: true },
  { host: 'Caddy with TLS', ...caddy, basePath: '/', hasTls: true },
  { host: 'Caddy below a base path', ...caddy, basePath: BELOW, hasTls: false },
];

const html = readFileSync(join(outDir, 'gallery/landscape/index.html'), 'utf8');

function fileOf(folder: string, ending: string): string {
  const found = new RegExp(`/${folder}/[^" ,]+\\.${ending}`).exec(html)?.[0];
  if (!found) throw new Error(`The page has no ${ending} of ${folder}`);
  return found;
}

const own = (path: string) => [path, path] as const;

const FOUND = [
  ['/', '/index.html'],
  ['/en', '/en/index.html'],
  ['/gallery/landscape?id=2', '/gallery/landscape/index.html'],
  ['/en/gallery/landscape/164', '/en/gallery/landscape/164/index.html'],
  ...['/gallery/landscape/works.json', '/robots.txt', '/licences.txt', '/favicon.ico'].map(own),
  ...['/site.webmanifest', '/works.json', '/add-works.json'].map(own),
  ...['avif', 'jpg'].map((ending) => own(fileOf('images', ending))),
  ...['css', 'js', 'woff2', 'svg'].map((ending) => own(fileOf('assets', ending))),
] as const;

const NOT_FOUND = [
  ['/nope', '/404.html'],
  ['/en/gallery/nope', '/en/404.html'],
  ['/404', '/404/index.html'],
  ['/en/404', '/en/404/index.html'],
  // These could be folders of languages.
  ['/de/nope', '/404.html'],
  ['/add/nope', '/404.html'],
  // The page itself leads on (test/e2e/not-found.e2e.ts).
  ['/gallery/landscape/0164', '/404.html'],
] as const;

const REDIRECTS = [
  [301, '/gallery/', '/gallery'],
  [301, '/gallery/landscape/164/?photo=1', '/gallery/landscape/164?photo=1'],
  [301, '/index.html', '/'],
  [301, '/gallery/landscape/index.html?id=2', '/gallery/landscape?id=2'],
  [301, '/gallery//landscape?id=2', '/gallery/landscape?id=2'],
  [301, '/gallery/all/words', '/gallery/all'],
  [301, '/en/gallery/all/words/page/2', '/en/gallery/all'],
  // Punctuation after an address in a text.
  [302, '/en/gallery/landscape/164,?photo=1', '/en/gallery/landscape/164?photo=1'],
  [302, '/gallery/landscape/164%C2%BB.', '/gallery/landscape/164'],
  [302, '/about%3B', '/about'],
] as const;

const headersOf = (file: string) =>
  Object.fromEntries(headersFor(file).map(([key, value]) => [key.toLowerCase(), value]));

for (const { host, start, isMissing, basePath, hasTls } of HOSTS) {
  const base = basePath.slice(0, -1);

  describe.skipIf(isMissing)(host, () => {
    let server: Awaited<ReturnType<typeof startNginx>>;
    let site: string;
    beforeAll(async () => {
      server = await start({ siteDir: outDir, basePath, hasTls });
      site = server.origin + base;
    });
    afterAll(() => server?.stop());

    test.each(FOUND)('sends %s with the headers of its kind', async (path, file) => {
      const { status, headers, body } = await ask(site + path);
      expect(status).toBe(200);
      expect(body.equals(readFileSync(join(outDir, file)))).toBe(true);
      expect(headers).toMatchObject(headersOf(file));
    });

    test.each(NOT_FOUND)('answers %s with 404 in the right language', async (path, page) => {
      const { status, headers, body } = await ask(site + path);
      expect(status).toBe(404);
      expect(body.toString()).toBe(readFileSync(join(outDir, page), 'utf8'));
      expect(headers).toMatchObject(headersOf(page));
    });

    test.each([
      ['a zero byte', [400, 404], '/gallery/landscape%00/1'],
      ['malformed UTF-8', [400, 404], '/gallery/%FF'],
      ['a path longer than any file has', [400, 404], '/a'.repeat(3000)],
      ['a long query', [200], `/gallery?q=${'a'.repeat(10_000)}`],
    ])('answers %s with one of %j', async (_, statuses, path) => {
      expect(statuses).toContain((await ask(site + path)).status);
    });

    test.each(['/assets/nope.js', '/images/nope.avif', '/gallery/nope/works.json'])(
      'lets nobody cache that %s is missing',
      async (path) => {
        const { status, headers } = await ask(site + path);
        expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
      },
    );

    test.each(REDIRECTS)('redirects with %i from %s', async (expected, path, destination) => {
      const { status, headers } = await ask(site + path);
      expect([status, headers.location]).toEqual([expected, base + destination]);
    });

    test('leads from its host into a site below a base path', async () => {
      for (const path of base ? ['/', base] : []) {
        const { status, headers } = await ask(server.origin + path);
        expect([status, headers.location]).toEqual([302, basePath]);
      }
    });

    test.each([`/${base}/gallery`, '//example.org/', '/.//example.org/', '/%5cexample.org/'])(
      'leads nobody to another host by %s',
      async (path) => {
        const { status, headers } = await ask(server.origin + path);
        expect(status).not.toBe(200);
        expect(new URL(headers.location ?? '/', server.origin).origin).toBe(server.origin);
      },
    );

    test.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ])('sends texts as %s to browsers that accept it', async (encoding, unpack) => {
      for (const path of ['/gallery', '/gallery/landscape/works.json', '/nope']) {
        const plain = await ask(site + path);
        const { headers, body } = await ask(site + path, { 'Accept-Encoding': encoding });
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'content-type': plain.headers['content-type'],
          vary: expect.stringMatching(/accept-encoding/i),
        });
        expect(unpack(body).equals(plain.body)).toBe(true);
      }
    });

    test.runIf(start === startNginx)('answers a URL that is too long with a page', async () => {
      const { status, headers, body } = await ask(`${site}/gallery?q=${'a'.repeat(40_000)}`);
      expect([status, headers['cache-control']]).toEqual([414, 'no-cache']);
      expect(body.toString()).toBe(readFileSync(join(outDir, '404.html'), 'utf8'));
    });

    test('sends a page again only when it has changed', async () => {
      const { headers } = await ask(`${site}/gallery`);
      const again = await ask(`${site}/gallery`, { 'If-None-Match': headers.etag ?? '' });
      expect(again.status).toBe(304);
    });

    test('asks browsers to come back by TLS only where it has TLS', async () => {
      const [name, value] = STRICT_TRANSPORT;
      for (const path of ['/', '/nope', '/robots.txt']) {
        const { headers } = await ask(site + path);
        expect(headers[name.toLowerCase()]).toBe(hasTls ? value : undefined);
      }
    });

    test.runIf(hasTls)('leads from plain HTTP to the same URL with TLS', async () => {
      const { status, headers } = await ask(`${server.plainOrigin}/gallery/landscape?id=2`);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe('https://localhost/gallery/landscape?id=2');
    });
  });
}
