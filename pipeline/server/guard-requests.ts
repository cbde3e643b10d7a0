import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { COMMON_HEADERS } from '#pipeline/headers.ts';
import { targetOf } from './request-target.ts';

/** Keeps a line of what went wrong. */
export type Log = (line: string) => void;

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A server of Node's, whatever it speaks. */
interface GuardedServer {
  // biome-ignore lint/complexity/noBannedTypes: the type that Node gives to what it calls
  listeners(event: string): Function[];
  removeAllListeners(event: string): unknown;
  on(event: 'request', listener: Handler): unknown;
  on(event: 'upgrade', listener: UpgradeHandler): unknown;
}

/**
 * Sees to it that no request ends a server: what is malformed is answered with 400 before any handler reads it, and a
 * fault of a handler with 500 and a line in the log.
 *
 * @param server one that has all of its handlers
 */
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

/**
 * Makes of a handler's fault an answer and a line in the log, whether it throws, rejects, or sends a file that turns
 * out to be unreadable.
 */
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
      // Else a file stays open when its visitor has gone.
      response.once('close', () => file.destroy());
    });
    try {
      await handler(request, response, ...more);
    } catch (error) {
      fail(error);
    }
  };
}

/** From here on a handler finds a path in every request, however it was sent. */
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

/** Handlers of a part of the site are given addresses without its name, and the whole one beside. */
function lineOf(
  { method, url, originalUrl = url }: IncomingMessage & { readonly originalUrl?: string },
  error: unknown,
): string {
  return `${method} ${originalUrl}: ${String(error).split('\n')[0]}`;
}

function refuse(response: ServerResponse, status: number): void {
  // Half of an answer must not be taken for all of it.
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
