import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { COMMON_HEADERS } from '#pipeline/headers.ts';
import { targetOf } from './request-target.ts';

export type Log = (line: string) => void;

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface GuardedServer {
  // biome-ignore lint/complexity/noBannedTypes: the type that Node gives to what it calls
  listeners(event: string): Function[];
  removeAllListeners(event: string): unknown;
  on(event: 'request', listener: Handler): unknown;
  on(event: 'upgrade', listener: UpgradeHandler): unknown;
}

/** Malformed requests get 400, failing handlers 500 and a line in the log; the server goes on. */
export function guardRequests(server: GuardedServer, log: Log): void {
  for (const handler of take(server, 'request') as Handler[]) {
    const answer = answering(handler, log);
    server.on('request', (request, response) => {
      if (isSound(request)) answer(request, response);
      else refuse(response, 400);
    });
  }
  for (const handler of take(server, 'upgrade') as UpgradeHandler[]) {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (!isSound(request)) return refuseUpgrade(socket, 400);
      try {
        handler(request, socket, head);
      } catch (error) {
        log(lineOf(request, error));
        refuseUpgrade(socket, 500);
      }
    });
  }
}

/** Covers a handler that throws, rejects, or streams an unreadable file. */
export function answering<More extends readonly unknown[]>(
  handler: (request: IncomingMessage, response: ServerResponse, ...more: More) => unknown,
  log: Log,
) {
  return async (request: IncomingMessage, response: ServerResponse, ...more: More) => {
    const fail = (error: unknown) => {
      log(lineOf(request, error));
      refuse(response, 500);
    };
    response.on('pipe', (file: Readable) => {
      file.once('error', fail);
      // Otherwise the file stays open after the client disconnects.
      response.once('close', () => file.destroy());
    });
    try {
      await handler(request, response, ...more);
    } catch (error) {
      fail(error);
    }
  };
}

function isSound(request: IncomingMessage): boolean {
  const target = targetOf(request);
  if (target !== undefined) request.url = target;
  return target !== undefined;
}

function take(server: GuardedServer, event: string) {
  const handlers = server.listeners(event);
  server.removeAllListeners(event);
  return handlers;
}

/** Mounted handlers get a shortened `url`; `originalUrl` is complete. */
function lineOf(
  { method, url, originalUrl = url }: IncomingMessage & { readonly originalUrl?: string },
  error: unknown,
): string {
  return `${method} ${originalUrl}: ${String(error).split('\n')[0]}`;
}

function refuse(response: ServerResponse, status: number): void {
  // A truncated answer must not look complete.
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, {
    ...Object.fromEntries(COMMON_HEADERS),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(`${STATUS_CODES[status]}\n`);
}

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
