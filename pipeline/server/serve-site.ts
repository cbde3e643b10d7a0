import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { destinationOf } from '#catalogue/paths/lost-address.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { guardRequests } from './guard-requests.ts';
import { listen } from './listen.ts';

interface SiteServer {
  readonly siteDir: string;
  /** With a slash at both ends. */
  readonly basePath: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
}

/** @throws {ExpectedError} when the port is in use or not allowed */
export async function serveSite({ siteDir, basePath, port }: SiteServer): Promise<Server> {
  // `dev` looks up files on each request, so a new build shows at once.
  const serveFile = sirv(siteDir, {
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const file = isPage(pathname) ? `${pathname}/index.html` : pathname;
      for (const [name, value] of headersFor(file)) response.setHeader(name, value);
    },
  });

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://host${request.url}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (!pathname.startsWith(basePath)) {
      const isHome = pathname === '/' || `${pathname}/` === basePath;
      if (isHome) redirect(response, basePath + search);
      else answerNotFound(request, response, { siteDir, path: pathname });
      return;
    }
    const path = pathname.slice(basePath.length - 1);
    const base = basePath.slice(0, -1);
    const tidy = path
      .replace(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=.)\/$/, '');
    if (tidy !== path) {
      redirect(response, base + tidy + search, 301);
      return;
    }
    // Spec §2: the not-found page must not be answered with 200.
    if (path === `${folderOfLanguage(siteDir, path)}/404`) {
      answerNotFound(request, response, { siteDir, path, file: `${path}/index.html` });
      return;
    }
    request.url = path + search;
    // RFC 9110, 14.2: ranges may be ignored; sirv throws on a range from 5 to 2.
    delete request.headers.range;
    serveFile(request, response, () => {
      // Missing data and pictures get a plain 404: only a visitor can use a page.
      const languages = [folderOfLanguage(siteDir, path).slice(1)];
      const destination =
        isPage(path) && destinationOf(decodeURI(path), readWorks(siteDir), languages);
      if (destination) redirect(response, base + encodeURI(destination) + search);
      else answerNotFound(request, response, { siteDir, path });
    });
  });
  guardRequests(server, (line) => console.error(line));

  await listen(server, port);
  return server;
}

function redirect(response: ServerResponse, address: string, status: 301 | 302 = 302): void {
  response.writeHead(status, { Location: address }).end();
}

interface NotFound {
  readonly siteDir: string;
  readonly path: string;
  readonly file?: string;
}

function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { siteDir, path, file }: NotFound,
): void {
  const page = file ?? `${folderOfLanguage(siteDir, path)}/404.html`;
  const { body, encoding }: Body = isPage(path)
    ? readSmallest(join(siteDir, page), request)
    : { body: 'Not found\n' };
  response.writeHead(404, {
    ...Object.fromEntries(headersFor(page)),
    'Content-Type': isPage(path) ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A language folder has a not-found page of its own. Returns it with its slash, or ''. */
function folderOfLanguage(siteDir: string, path: string): string {
  const [folder = ''] = /^\/[\w-]+/.exec(path) ?? [];
  return folder && existsSync(join(siteDir, folder, '404.html')) ? folder : '';
}

interface Body {
  readonly body: Buffer | string;
  readonly encoding?: string;
}

function readSmallest(file: string, { headers }: IncomingMessage): Body {
  const accepted = String(headers['accept-encoding']);
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const precompressed = `${file}${ending}`;
    if (accepted.includes(encoding) && existsSync(precompressed)) {
      return { body: readFileSync(precompressed), encoding };
    }
  }
  return { body: readFileSync(file) };
}

/** An extension starts with a letter: `4.0` is an id that does not exist. */
function isPage(path: string): boolean {
  return !/\.[a-z]\w*$/i.test(path);
}

function readWorks(siteDir: string): Record<string, string> {
  return JSON.parse(readFileSync(join(siteDir, WORKS_FILE), 'utf8'));
}
