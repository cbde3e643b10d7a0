import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { requestFor, sendRaw, statusOf } from '#test/raw-requests.ts';
import { guardRequests } from './guard-requests.ts';

let server: Server;
let lines: string[];

async function serve(listener: RequestListener): Promise<number> {
  lines = [];
  server = createServer(listener);
  server.on('upgrade', () => {
    throw new Error('no sockets today');
  });
  guardRequests(server, (line) => lines.push(line));
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  server.close();
});

const UPGRADE = { headers: 'Connection: Upgrade\r\nUpgrade: websocket\r\n' };

test.each<[string, RequestListener]>([
  [
    'throws',
    () => {
      throw new TypeError('no\nstack');
    },
  ],
  ['rejects', () => Promise.reject(new TypeError('no\nstack'))],
  [
    'has half of its headers',
    (_request, response) => {
      response.setHeader('Content-Length', 7);
      throw new TypeError('no');
    },
  ],
])('it answers 500 and keeps one line when a handler %s', async (_, listener) => {
  const port = await serve(listener);
  const answer = await sendRaw(port, requestFor('/gallery?id=2'));
  expect(statusOf(answer)).toBe(500);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(lines).toEqual(['GET /gallery?id=2: TypeError: no']);
});

test('it breaks off what it cannot send to its end', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200);
    createReadStream('no-such-file').pipe(response);
  });
  expect(await sendRaw(port, requestFor('/'))).toBe('');
  expect(lines).toEqual([expect.stringMatching(/^GET \/: Error: ENOENT/)]);
});

test('it lets go of a file when the visitor has gone', async () => {
  const file = new PassThrough();
  const port = await serve((_request, response) => {
    response.writeHead(200);
    file.pipe(response);
    file.write('first');
  });
  expect(statusOf(await sendRaw(port, requestFor('/')))).toBe(200);
  await expect.poll(() => file.destroyed).toBe(true);
  expect(lines).toEqual([]);
});

test('it answers when a wish for another protocol fails', async () => {
  const port = await serve(() => {});
  expect(statusOf(await sendRaw(port, requestFor('/', UPGRADE)))).toBe(500);
  expect(statusOf(await sendRaw(port, requestFor('*[', UPGRADE)))).toBe(400);
  expect(lines).toEqual(['GET /: Error: no sockets today']);
});

test.each([
  ['//', ''],
  ['/\\', ''],
  ['http://[', ''],
  ['*', ''],
  ['/gallery#top', ''],
  ['/gallery%00', ''],
  ['/images/%E0%A4%A', ''],
  ['/\xff', ''],
  ['/', 'Host: ['],
  ['/', 'Host: localhost/gallery'],
])('it lets no handler see a request for %j %s', async (target, host) => {
  const port = await serve((_request, response) => void response.end());
  const request = requestFor(target);
  const answer = await sendRaw(port, host ? request.replace('Host: localhost', host) : request);
  expect(statusOf(answer)).toBe(400);
  expect(lines).toEqual([]);
});

test.each([
  ['/', '/'],
  ['/gallery//landscape/', '/gallery//landscape/'],
  ['/%D0%BA%5c?q=%E0%A4%A&[x]', '/%D0%BA%5c?q=%E0%A4%A&[x]'],
  ['http://localhost:4173/gallery?id=2', '/gallery?id=2'],
  ['HTTP://example.org', '/'],
])('it hands on %s as %s', async (target, expected) => {
  let seen: string | undefined;
  const port = await serve((request, response) => {
    seen = request.url;
    response.end();
  });
  expect(statusOf(await sendRaw(port, requestFor(target)))).toBe(200);
  expect(seen).toBe(expected);
});
