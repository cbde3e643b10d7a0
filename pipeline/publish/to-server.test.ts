import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HAS_SSH, startSshd } from '#test/servers/start-sshd.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { publishToServer } from './to-server.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const atServer = test.skipIf(!HAS_SSH);

let sshd: Awaited<ReturnType<typeof startSshd>>;
let siteDir: string;
let folder: string;

beforeAll(async () => {
  if (!HAS_SSH) return;
  sshd = await startSshd();
  vi.stubEnv('RSYNC_RSH', sshd.remoteShell);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await sshd?.stop();
});

beforeEach(async () => {
  folder = join(await createTemporaryFolder(), 'gallery');
  siteDir = await createTemporaryFolder({
    'index.html': 'home',
    'about/index.html': 'about',
    'images/a-1.avif': 'picture',
    'assets/site-1.js': 'script',
  });
});

function publish(isDryRun = false): Promise<void> {
  const server = { to: 'server', host: sshd.host, folder, port: undefined } as const;
  return publishToServer(server, { siteDir, isDryRun });
}

async function published(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

atServer('it brings the site into its folder, and removes pages that are gone', async () => {
  await publish();
  expect(await published()).toEqual([
    'about/index.html',
    'assets/site-1.js',
    'images/a-1.avif',
    'index.html',
  ]);
  // For everybody to read.
  expect((await stat(join(folder, 'index.html'))).mode & 0o777).toBe(0o644);

  for (const gone of ['about', 'images/a-1.avif', 'assets/site-1.js']) {
    await rm(join(siteDir, gone), { recursive: true });
  }
  await writeFiles(siteDir, { 'images/b-2.avif': 'another' });
  await publish();
  // Pages that are open still ask for old pictures and scripts.
  expect(await published()).toEqual([
    'assets/site-1.js',
    'images/a-1.avif',
    'images/b-2.avif',
    'index.html',
  ]);
});

atServer('it touches nothing in a folder that holds something else', async () => {
  await writeFiles(folder, { 'thesis.doc': 'mine' });
  await expect(publish()).rejects.toThrow('There is something else in');
  expect(await published()).toEqual(['thesis.doc']);
});

atServer('it brings nothing when it is asked what it would do', async () => {
  await mkdir(folder);
  await publish(true);
  expect(await published()).toEqual([]);
});

atServer('it says so when the server cannot be reached', async () => {
  const server = { to: 'server', host: sshd.host, folder, port: 9 } as const;
  await expect(publishToServer(server, { siteDir, isDryRun: false })).rejects.toThrow(
    'There is no connection to',
  );
});

atServer('it says which folder is missing when it would have to make two', async () => {
  folder = join(folder, 'site');
  await expect(publish()).rejects.toThrow(`There is no folder ${join(folder, '..')} on the server`);
});
