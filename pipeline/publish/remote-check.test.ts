import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { checkRemotely } from './remote-check.ts';

const SITE = {
  'works.json': '{}',
  'index.html': 'home',
  '404.html': 'missing',
  'images/a-1.avif': 'picture',
};

async function startHost() {
  const folder = await createTemporaryFolder(SITE);
  const server = await serveSite({ outDir: folder, basePath: '/', port: 0 });
  onTestFinished(() => void server.close());
  return { folder, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

async function check(url: string, timeoutMs = 0): Promise<string | undefined> {
  return checkRemotely(url, await createTemporaryFolder(SITE), timeoutMs);
}

test('finds nothing wrong with the site that was built', async () => {
  const { url } = await startHost();
  expect(await check(url)).toBeUndefined();
});

test.each([
  ['index.html', 'is answered with 404'],
  ['images', 'images/a-1.avif is answered with 404'],
])('reports that %s is missing', async (name, message) => {
  const { folder, url } = await startHost();
  await rm(`${folder}/${name}`, { recursive: true });
  expect(await check(url)).toContain(message);
});

test('waits for a host that still shows the previous page, then reports it', async () => {
  const { folder, url } = await startHost();
  await writeFiles(folder, { 'index.html': 'previous' });
  expect(await check(url)).toContain('is not the page that was just built');
  const result = check(url, 20_000);
  await setTimeout(500);
  await writeFiles(folder, { 'index.html': SITE['index.html'] });
  expect(await result).toBeUndefined();
});

test('reports that nothing answers', async () => {
  expect(await check('http://localhost:9/')).toContain('http://localhost:9/ does not answer');
});
