import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from '#test/free-port.ts';
import { requestFor, sendRaw, statusOf } from '#test/raw-requests.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

const FILES = {
  'index.html': 'home',
  '404.html': 'nowhere',
  '404/index.html': 'nowhere',
  'en/index.html': 'home',
  'en/404.html': 'nowhere in English',
  'en/404/index.html': 'nowhere in English',
  'gallery/landscape/index.html': 'landscape',
  'works.json': '{"2":"landscape"}',
};

let siteDir: string;
let port: number;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFiles(siteDir, FILES);
  const server = await serveSite({ outDir: siteDir, basePath: '/art/', port: 0 });
  port = await portOf(server);
  return () => {
    server.close();
    return rm(siteDir, { recursive: true });
  };
});

test.each([
  ['/', 302, '/art/'],
  ['/art/index.html', 301, '/art/'],
  ['/art//gallery//landscape/?id=2', 301, '/art/gallery/landscape?id=2'],
  ['http://localhost/art/en', 200, undefined],
  ['/art/gallery/portrait/2', 302, '/art/gallery/landscape/2'],
  ['/art/en/news/5', 302, '/art/en/404'],
  ['/art/%E0%A4%A', 404, undefined],
  ['http://[', 400, undefined],
] as const)('answers %s with %i', async (target, status, location) => {
  const answer = await sendRaw(port, requestFor(target));
  expect([statusOf(answer), /^location: (.*)$/im.exec(answer)?.[1]]).toEqual([status, location]);
});

test('waits while the folder is moved', async () => {
  const folder = await createTemporaryFolder({ 'works.json': '{}', 'next/index.html': 'next' });
  const site: ServedSite = { outDir: folder, basePath: '/', port: 0 };
  const building = await serveSite(site);
  onTestFinished(() => void building.close());
  const moved = Promise.withResolvers<string>();
  site.outDir = moved.promise;
  const page = fetch(`http://localhost:${await portOf(building)}`).then((answer) => answer.text());
  moved.resolve(join(folder, 'next'));
  expect(await page).toBe('next');
});

test('reports a missing part of the site, and goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await rm(join(siteDir, '404.html'));
  expect(statusOf(await sendRaw(port, requestFor('/art/nope')))).toBe(500);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^GET \/nope: Error: ENOENT/)]]);
  expect(statusOf(await sendRaw(port, requestFor('/art/')))).toBe(200);
  vi.restoreAllMocks();
});
