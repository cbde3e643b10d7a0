import { connect } from 'node:net';
import fc from 'fast-check';

/** Longer than any server takes, shorter than a test may. */
const PATIENCE_MS = 20_000;

/**
 * Sends bytes to a server of this machine as they are.
 *
 * @returns the head of the answer; nothing if the server closes the connection without one, or never answers.
 */
export function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((settle) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(request, 'latin1'));
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => settle(answer.split('\r\n\r\n')[0] ?? ''));
  });
}

/** Sends a request whose answer nobody waits for. */
function sendAndLeave(port: number, request: string): Promise<void> {
  return new Promise((settle) => {
    const socket = connect(port, 'localhost', () => socket.end(request, 'latin1'));
    socket.on('finish', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => settle());
  });
}

/** A request for a target that is written as it is. */
export function requestFor(target: string, { method = 'GET', headers = '' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

/** The status of an answer; 0 without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Where an answer leads. */
export function locationOf(answer: string): string | undefined {
  return /^location: (.*)$/im.exec(answer)?.[1];
}

/** What addresses are made of, and what they should not be made of. */
const PIECES = [
  ...['/', '//', '\\', ':', '[', ']', '@', '?', '#', '%', ';', '*', '~', '|', '..', '.', ' ', '\t'],
  ...['%00', '%0a', '%2f', '%5c', '%2e%2e/', '%E0%A4%A', '%ff', '%D0%BA', '\0', '\x7f', '\xd0\xba'],
  ...['gallery', 'landscape', 'en', 'news', '404', 'add', 'index.html', '.json', 'id=2'],
  ...['images', 'assets', 'river.jpg', 'works.json', 'add-works.json', '__content/works'],
  ...['@fs/', '@id/', '@vite/client', '.vite', 'app/site.ts', '?raw', '?import'],
  ...['http://', 'https://', 'ws:', 'file:///', 'localhost', 'example.org', ':99999', '[::1]'],
];

const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'NOPE',
];

const HEADERS = [
  'Range: bytes=5-2',
  'Range: bytes=-1',
  'Range: items=a',
  'If-None-Match: *',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: br;q=0, \x80',
  'Accept: text/html',
  'Cookie: i18nextLng=%E0%A4%A; \x80',
  'Origin: http://[',
  'Origin: null',
  'Referer: %',
  'Content-Type: application/zip',
  'X-Requested-With: add',
  'X-Forwarded-Host: [',
  'Expect: 100-continue',
  'Transfer-Encoding: chunked\r\n\r\nzz',
  'Content-Length: -1',
  'Host: example.org',
  `X-Long: ${'x'.repeat(20_000)}`,
];

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr';

const HOSTS = ['localhost', 'localhost:80', '', '[', '[::1]', 'a b', 'a/b', 'example.org', '\x80'];

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.nat(9000).map((length) => 'a'.repeat(length)) },
);

const target = fc
  .tuple(fc.constantFrom('/', '/', '/', '/', ''), fc.array(piece, { maxLength: 7 }))
  .map(([start, pieces]) => start + pieces.join(''));

const request = fc
  .record({
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    target,
    host: fc.oneof(
      { weight: 4, arbitrary: fc.constant('localhost') },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTS) },
    ),
    headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 2 }),
    isUpgrade: fc.integer({ min: 0, max: 19 }).map((chance) => chance === 0),
  })
  .map(({ method, target, host, headers, isUpgrade }) =>
    [
      `${method} ${target} HTTP/1.1`,
      `Host: ${host}`,
      ...headers,
      isUpgrade ? UPGRADE : 'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );

/**
 * Sends requests of every kind and of no kind, the same ones each time, some at once.
 *
 * @returns the statuses of the answers, each once; 0 stands for none.
 */
export async function sendRandomRequests(port: number, count: number): Promise<number[]> {
  const requests = fc.sample(request, { numRuns: count, seed: 17 }).values();
  const statuses = new Set<number>();
  const sendNext = async () => {
    for (const each of requests) {
      // Vite says nothing to a wish for another protocol that it does not know.
      if (each.includes(UPGRADE)) await sendAndLeave(port, each);
      else statuses.add(statusOf(await sendRaw(port, each)));
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendNext));
  return [...statuses].sort((one, other) => one - other);
}
