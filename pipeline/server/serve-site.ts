import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { destinationOf } from '#catalogue/paths/lost-address.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import type { Settings } from '#pipeline/settings.ts';
import { listen } from './listen.ts';

/** @throws {ExpectedError} when the port is in use or not allowed */
export async function serveSite(settings: Pick<Settings, 'outDir' | 'basePath' | 'port'>) {
  const { outDir: siteDir, basePath, port } = settings;
  const base = basePath.slice(0, -1);
  // `dev` looks up files on each request, so a new build shows at once.
  const serveFile = sirv(siteDir, {
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const file = isPage(path) ? `${path}/index.html` : path;
      response.setHeaders(new Map(headersFor(file)));
    },
  });

  const answer: RequestListener = (request, response) => {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url) return send(response, 400);
    const redirect = (status: number, path: string) =>
      response.writeHead(status, { Location: path + url.search }).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405);
    if (base && ['/', base].includes(url.pathname)) return redirect(302, basePath);
    if (!url.pathname.startsWith(basePath)) {
      return sendNotFound(response, url.pathname, '/404.html');
    }
    const path = url.pathname.slice(base.length);
    const tidy = path
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=.)\/$/, '');
    if (tidy !== path) return redirect(301, base + tidy);

    const language = /^\/[\w-]+/.exec(path)?.[0] ?? '';
    const hasOwnPage = language && existsSync(join(siteDir, language, '404.html'));
    const prefix = hasOwnPage ? language : '';
    // Spec §2: the not-found page must not be answered with 200.
    if (path === `${prefix}/404`) return sendNotFound(response, path, `${path}/index.html`);
    request.url = path + url.search;
    // RFC 9110, 14.2: ranges may be ignored; sirv throws on a range from 5 to 2.
    delete request.headers.range;
    return serveFile(request, response, () => {
      const works = JSON.parse(readFileSync(join(siteDir, WORKS_FILE), 'utf8'));
      const destination = isPage(path) && destinationOf(path, works, [prefix.slice(1)]);
      if (destination) redirect(302, base + destination);
      else sendNotFound(response, path, `${prefix}/404.html`);
    });
  };

  /** Missing data and pictures get a plain text, because only a visitor can use a page. */
  function sendNotFound(response: ServerResponse, path: string, page: string) {
    if (!isPage(path)) return send(response, 404);
    const body = readFileSync(join(siteDir, page));
    response.setHeaders(new Map(headersFor(page)));
    return response.writeHead(404).end(body);
  }

  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error}`);
      send(response, 500);
    }
  });
  await listen(server, port);
  return server;
}

function send(response: ServerResponse, status: number) {
  response.setHeaders(new Map(headersFor('/status.txt')));
  response.writeHead(status, status === 405 ? { Allow: 'GET, HEAD' } : {});
  return response.end(`${STATUS_CODES[status]}\n`);
}

/** An extension starts with a letter: `4.0` is an id that does not exist. */
function isPage(path: string): boolean {
  return !/\.[a-z]\w*$/i.test(path);
}
