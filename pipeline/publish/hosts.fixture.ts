import { execFileSync } from 'node:child_process';
import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { FTP_PASSWORD, startFtp } from './ftp.fixture.ts';
import { openTarget } from './open-target.ts';
import { prepareTarget, publishSite } from './publish-site.ts';
import { readSite } from './site-files.ts';
import { STORAGE_KEY, startStorage } from './storage.fixture.ts';

type Settings = Parameters<typeof openTarget>[0];
export type Files = Record<string, string>;

export interface Host {
  readonly settings: Settings;
  readonly environment?: Record<string, string>;
  files(): Promise<Files>;
  add(files: Files): Promise<void>;
  lose?(name: string): Promise<unknown>;
}

export const RUN_HERE = 'while [ "$1" != rsync ]; do shift; done; exec "$@"';

/** Runs rsync's other half on this machine, without SSH. */
export async function stubShell(script = RUN_HERE): Promise<void> {
  const folder = await createTemporaryFolder({ shell: `#!/bin/sh\n${script}\n` });
  await chmod(join(folder, 'shell'), 0o755);
  vi.stubEnv('RSYNC_RSH', join(folder, 'shell'));
  onTestFinished(() => void vi.unstubAllEnvs());
}

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const contents = paths.map(async (path) => [
    path.slice(folder.length + 1),
    await readFile(path, 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(contents));
}

export async function createServer(): Promise<Host> {
  await stubShell();
  const folder = await createTemporaryFolder();
  return {
    settings: { to: 'server', host: 'elena@example.org', folder },
    files: () => filesIn(folder),
    add: (files) => writeFiles(folder, files),
    lose: (name) => rm(join(folder, name)),
  };
}

export async function createFtp(): Promise<Host & Awaited<ReturnType<typeof startFtp>>> {
  const root = await createTemporaryFolder();
  const ftp = await startFtp(root);
  onTestFinished(ftp.stop);
  return {
    ...ftp,
    settings: {
      to: 'ftp',
      host: '127.0.0.1',
      folder: '/',
      user: 'elena',
      port: ftp.port,
      secure: false,
    },
    environment: { FTP_PASSWORD },
    files: () => filesIn(root),
    add: (files) => writeFiles(root, files),
    lose: (name) => rm(join(root, name)),
  };
}

export async function createStorage(): Promise<Host & Awaited<ReturnType<typeof startStorage>>> {
  const storage = await startStorage();
  onTestFinished(storage.stop);
  return {
    ...storage,
    settings: { to: 'storage', ...storage.settings },
    environment: STORAGE_KEY,
    files: async () =>
      Object.fromEntries([...storage.objects].map(([key, { body }]) => [key, body.toString()])),
    async add(files) {
      for (const [key, content] of Object.entries(files)) {
        storage.objects.set(key, { body: Buffer.from(content) });
      }
    },
    lose: async (name) => storage.objects.delete(name),
  };
}

export async function createRepository(): Promise<Host> {
  const repository = await createTemporaryFolder();
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', ['-C', repository, ...args], { input, stdio: 'pipe' })
      .toString()
      .trim();
  git(['init', '--quiet', '--bare']);
  git(['config', 'user.name', 'elena']);
  git(['config', 'user.email', 'elena@example.org']);
  const hasBranch = () => git(['branch', '--list', 'gh-pages']) !== '';
  const names = () => git(['ls-tree', '-r', '-z', '--name-only', 'gh-pages']).split('\0');
  return {
    settings: { to: 'github-pages', repository },
    async files() {
      const published = hasBranch() ? names().filter(Boolean) : [];
      return Object.fromEntries(published.map((name) => [name, git(['show', `gh-pages:${name}`])]));
    },
    async add(files) {
      if (hasBranch()) git(['read-tree', 'gh-pages']);
      for (const [name, content] of Object.entries(files)) {
        const object = git(['hash-object', '-w', '--stdin'], content);
        git(['update-index', '--add', '--cacheinfo', `100644,${object},${name}`]);
      }
      const commit = git(['commit-tree', git(['write-tree']), '-m', 'more']);
      git(['update-ref', 'refs/heads/gh-pages', commit]);
    },
  };
}

interface Options {
  readonly isDryRun?: boolean;
  readonly basePath?: string;
  readonly siteUrl?: string;
}

/** Publishes as the command does, with the same cache each time. */
export async function createPublisher(host: Host) {
  const cacheDir = await createTemporaryFolder();
  onTestFinished(() => void vi.unstubAllEnvs());
  const publish = async (site: Files, options: Options = {}) => {
    const { isDryRun = false, basePath = '/', siteUrl } = options;
    const siteDir = await createTemporaryFolder(site);
    for (const [name, value] of Object.entries(host.environment ?? {})) vi.stubEnv(name, value);
    const publication = { siteDir, basePath, siteUrl, cacheDir };
    const target = await openTarget(host.settings, publication);
    await prepareTarget(target, isDryRun);
    await publishSite(target, await readSite(siteDir, target.to), isDryRun);
  };
  return Object.assign(publish, { cacheDir });
}
