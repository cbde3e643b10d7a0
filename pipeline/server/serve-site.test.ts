import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { locationOf, requestFor, sendRaw, statusOf } from '#test/raw-requests.ts';
import { writeFiles } from '#test/temporary-folder.ts';
import { serveSite } from './serve-site.ts';

const FILES = {
  'index.html': 'home',
  '404.html': 'nowhere',
  '404/index.html': 'nowhere',
  'en/index.html': 'home',
  'en/404.html': 'nowhere',
  'en/404/index.html': 'nowhere',
  'gallery/index.html': 'gallery',
  'gallery/landscape/index.html': 'landscape',
  'gallery/landscape/works.json': '[]',
  'images/river.jpg': 'river',
  'works.json': '{"2":"landscape"}',
};

let siteDir: string;
let server: Server;
let port: number;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFiles(siteDir, FILES);
  server = await serveSite({ siteDir, basePath: '/', port: 0 });
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.close();
  await rm(siteDir, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['/.//example.org/', 301, '/example.org'],
  ['http://example.org/gallery/', 301, '/gallery'],
  ['http://localhost/gallery', 200, undefined],
  ['/gallery/portrait/2', 302, '/gallery/landscape/2'],
  ['/gallery/landscape/02', 302, '/404'],
  ['/gallery/landscape/2.0', 302, '/404'],
  ['/en/news/5.0', 302, '/en/404'],
  ['/gallery/landscape/%D9%A2', 302, '/404'],
  ['/gallery/landscape/2.jpg', 404, undefined],
] as const)('it answers %s with %i', async (target, status, location) => {
  const answer = await sendRaw(port, requestFor(target));
  expect([statusOf(answer), locationOf(answer)]).toEqual([status, location]);
});

test.each([
  [10_000, 404],
  [20_000, 431],
])('it answers a target of %i letters with %i', async (length, status) => {
  const answer = await sendRaw(port, requestFor(`/${'a'.repeat(length)}`));
  expect(statusOf(answer)).toBe(status);
});

test.each(['bytes=5-2', 'bytes=-1', 'bytes=1-', 'items=a'])(
  'it sends a whole picture to whoever asks for %s',
  async (range) => {
    const request = requestFor('/images/river.jpg', { headers: `Range: ${range}\r\n` });
    const answer = await sendRaw(port, request);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('Content-Length: 5');
  },
);

test('it says so when a part of the site is gone, and goes on', async () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
  await rm(join(siteDir, '404.html'));
  expect(statusOf(await sendRaw(port, requestFor('/nope')))).toBe(500);
  expect(faults.mock.calls).toEqual([[expect.stringMatching(/^GET \/nope: Error: ENOENT/)]]);
  expect(statusOf(await sendRaw(port, requestFor('/gallery')))).toBe(200);
});
