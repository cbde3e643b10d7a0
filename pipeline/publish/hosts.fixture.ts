import { execFileSync } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { filesIn } from '#test/saving.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { FTP_PASSWORD, startFtp } from './ftp.fixture.ts';
import { openTarget } from './open-target.ts';
import { prepareTarget, publishSite } from './publish-site.ts';
import { hashSite } from './site-files.ts';
import { STORAGE_KEY, startStorage } from './storage.fixture.ts';

export type Files = Record<string, string>;

export interface Host {
  readonly settings: Parameters<typeof openTarget>[0];
  readonly environment?: Record<string, string>;
  files(): Promise<Files>;
  add(files: Files): Promise<void>;
  lose?(name: string): Promise<unknown>;
}

export const RUN_LOCALLY = 'while [ "$1" != rsync ]; do shift; done; exec "$@"';

export async function createServer(script = RUN_LOCALLY) {
  const bin = await createTemporaryFolder({ shell: `#!/bin/sh\n${script}\n` });
  await chmod(join(bin, 'shell'), 0o755);
  const folder = await createTemporaryFolder();
  return {
    ...hostIn(folder),
    settings: { to: 'server', host: 'elena@example.org', folder },
    environment: { RSYNC_RSH: join(bin, 'shell') },
  } as const;
}

export async function createFtp() {
  const root = await createTemporaryFolder();
  const ftp = await startFtp(root);
  onTestFinished(ftp.stop);
  const server = { to: 'ftp', host: '127.0.0.1', folder: '/', user: 'elena' } as const;
  return {
    ...ftp,
    ...hostIn(root),
    settings: { ...server, port: ftp.port, secure: false },
    environment: { FTP_PASSWORD },
  };
}

function hostIn(folder: string) {
  return {
    files: () => filesIn(folder),
    add: (files: Files) => writeFiles(folder, files),
    lose: (name: string) => rm(join(folder, name)),
  };
}

export async function createStorage() {
  const storage = await startStorage();
  const { objects } = storage;
  onTestFinished(storage.stop);
  return {
    ...storage,
    settings: { to: 'storage', ...storage.settings } as const,
    environment: STORAGE_KEY,
    files: async () =>
      Object.fromEntries([...objects].map(([key, { body }]) => [key, body.toString()])),
    async add(files: Files) {
      for (const [key, text] of Object.entries(files))
        objects.set(key, { body: Buffer.from(text) });
    },
    lose: async (name: string) => objects.delete(name),
  };
}

export async function createRepository() {
  const repository = await createTemporaryFolder();
  const folder = await createTemporaryFolder();
  const identity = ['-c', 'user.name=elena', '-c', 'user.email=elena@example.org'];
  const options = ['--git-dir', repository, '--work-tree', folder, ...identity];
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...options, ...args], { stdio: 'pipe' }).toString();
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=gh-pages', repository]);
  const checkOut = () => git('branch', '--list') && git('reset', '--hard');
  return {
    git,
    settings: { to: 'github-pages', repository } as const,
    async files() {
      checkOut();
      return filesIn(folder);
    },
    async add(files: Files) {
      checkOut();
      await writeFiles(folder, files);
      git('add', '--all');
      git('commit', '--message=more');
    },
  };
}

export async function createPublisher(host: Host) {
  const cacheDir = await createTemporaryFolder();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  for (const [name, value] of Object.entries(host.environment ?? {})) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  const publish = async (site: Files, { isDryRun = false, basePath = '/', siteUrl = '' } = {}) => {
    const siteDir = await createTemporaryFolder(site);
    const target = await openTarget(host.settings, { siteDir, basePath, siteUrl, cacheDir });
    await prepareTarget(target, isDryRun);
    await publishSite(target, await hashSite(siteDir, target.host), isDryRun);
  };
  return Object.assign(publish, { cacheDir });
}
