import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import { WORKS_FILE } from '#catalogue/works/works-file.ts';
import { headersFor } from '#pipeline/headers.ts';
import { guardRequests } from './guard-requests.ts';
import { listen } from './listen.ts';

interface SiteServer {
  /** The folder of the finished site; it may be replaced while the server runs. */
  readonly siteDir: string;
  /** With a slash at both ends. */
  readonly basePath: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
}

/**
 * Serves the finished site on this machine as a good host would: real status codes, redirects and headers.
 *
 * @throws {ExpectedError} when the port is in use or may not be used.
 */
export async function serveSite({ siteDir, basePath, port }: SiteServer): Promise<Server> {
  // `dev` looks at the folder for every request, so that a new build shows at once.
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
    // The page of spec §2, which is a page of the site, yet says that there is none.
    if (path === `${folderOfLanguage(siteDir, path)}/404`) {
      answerNotFound(request, response, { siteDir, path, file: `${path}/index.html` });
      return;
    }
    request.url = path + search;
    // Whole files are always a right answer (RFC 9110, 14.2), and a range from 5 to 2 makes sirv throw.
    delete request.headers.range;
    serveFile(request, response, () => {
      // Data and pictures that are missing are missing: only a visitor can be led somewhere else.
      const languages = [folderOfLanguage(siteDir, path).slice(1)];
      const destination =
        isPage(path) && destinationOf(decodeURI(path), readWorks(siteDir), languages);
      if (destination) redirect(response, base + encodeURI(destination));
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

/** A language that has a folder has a not-found page in it. The folder that a path begins with, with its slash, or nothing. */
function folderOfLanguage(siteDir: string, path: string): string {
  const [folder = ''] = /^\/[\w-]+/.exec(path) ?? [];
  return folder && existsSync(join(siteDir, folder, '404.html')) ? folder : '';
}

interface Body {
  readonly body: Buffer | string;
  readonly encoding?: string;
}

/** The smallest form of a file that the browser understands, of those that the build has made. */
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

/** The end of a file name begins with a letter: `4.0` is no file but an id that does not exist. */
function isPage(path: string): boolean {
  return !/\.[a-z]\w*$/i.test(path);
}

function readWorks(siteDir: string): Record<string, string> {
  return JSON.parse(readFileSync(join(siteDir, WORKS_FILE), 'utf8'));
}
