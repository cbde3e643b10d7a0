import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { destinationOf } from '#catalogue/paths/lost-path.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { findPublishedPicture, type Manifest } from '#pipeline/photos/manifest.ts';
import type { Settings } from '#pipeline/settings.ts';
import { listen } from './listen.ts';

export interface ServedSite extends Pick<Settings, 'basePath' | 'port'> {
  /** A promise while the build replaces the folder; requests wait for it. */
  outDir: string | Promise<string>;
  readonly manifest?: Manifest;
}

// With `dev`, sirv looks up files at each request, so it serves a new build at once.
const fileServerFor = memoize((siteDir: string) =>
  sirv(siteDir, {
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const file = isPage(path) ? `${path}/index.html` : path;
      response.setHeaders(new Map(headersFor(file)));
    },
  }),
);

export async function serveSite(site: ServedSite) {
  const { basePath, port, manifest } = site;
  const base = basePath.slice(0, -1);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const siteDir = await site.outDir;
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url) return sendStatus(response, 400);
    const redirect = (status: number, path: string) =>
      response.writeHead(status, { Location: path + url.search }).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(response, 405);
    if (base && ['/', base].includes(url.pathname)) return redirect(302, basePath);
    const sendNotFound = (path: string, page: string) => {
      // For data and pictures, a page would be of no use.
      if (!isPage(path)) return sendStatus(response, 404);
      const body = readFileSync(join(siteDir, page));
      response.setHeaders(new Map(headersFor(page)));
      return response.writeHead(404).end(body);
    };
    if (!url.pathname.startsWith(basePath)) return sendNotFound(url.pathname, '/404.html');
    const path = url.pathname.slice(base.length);
    const canonicalPath = path
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=.)\/$/, '');
    if (canonicalPath !== path) return redirect(301, base + canonicalPath);

    const language = /^\/[\w-]+/.exec(path)?.[0] ?? '';
    const hasOwnPage = language && existsSync(join(siteDir, language, '404.html'));
    const prefix = hasOwnPage ? language : '';
    // Spec §2: the not-found page must not be answered with 200.
    if (path === `${prefix}/404`) return sendNotFound(path, `${path}/index.html`);
    const picture = manifest && (await findPublishedPicture(manifest, path));
    if (picture) {
      const bytes = await readFile(picture);
      return response.setHeaders(new Map(headersFor(path))).end(bytes);
    }
    request.url = path + url.search;
    // sirv throws at a range such as 5 to 2. Servers may ignore ranges (RFC 9110, 14.2).
    delete request.headers.range;
    return fileServerFor(siteDir)(request, response, () => {
      const works = JSON.parse(readFileSync(join(siteDir, WORKS_FILE), 'utf8'));
      const destination = isPage(path) && destinationOf(path, works, [prefix.slice(1)]);
      if (destination) redirect(302, base + destination);
      else sendNotFound(path, `${prefix}/404.html`);
    });
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error}`);
      sendStatus(response, 500);
    });
  });
  await listen(server, port);
  return server;
}

function sendStatus(response: ServerResponse, status: number) {
  response.setHeaders(new Map(headersFor('/status.txt')));
  response.writeHead(status, status === 405 ? { Allow: 'GET, HEAD' } : {});
  return response.end(`${STATUS_CODES[status]}\n`);
}

function isPage(path: string): boolean {
  return !/\.[a-z]\w*$/i.test(path);
}
