import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { portOf } from '#test/free-port.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { checkRemotely } from './remote-check.ts';

const SITE = { 'works.json': '{}', 'index.html': 'home', '404.html': '', 'images/a-1.avif': '' };

async function startHost() {
  const siteDir = await createTemporaryFolder(SITE);
  const folder = await createTemporaryFolder(SITE);
  const server = await serveSite({ outDir: folder, basePath: '/', port: 0 });
  onTestFinished(() => void server.close());
  const url = `http://localhost:${await portOf(server)}/`;
  return { folder, check: (timeoutMs = 0) => checkRemotely(url, siteDir, timeoutMs) };
}

test('reports missing files, and a host that does not answer', async () => {
  const { folder, check } = await startHost();
  await rm(`${folder}/images`, { recursive: true });
  expect(await check()).toContain('images/a-1.avif responds with 404');
  await rm(`${folder}/index.html`);
  expect(await check()).toContain('/ responds with 404');
  expect(await checkRemotely('http://localhost:9/', '', 0)).toContain('9/ does not answer');
});

test('waits for a host that still shows the previous page, then reports it', async () => {
  const { folder, check } = await startHost();
  await writeFiles(folder, { 'index.html': 'previous' });
  expect(await check()).toContain('is not the page that was just built');
  const result = check(20_000);
  await setTimeout(500);
  await writeFiles(folder, SITE);
  expect(await result).toBeUndefined();
});
