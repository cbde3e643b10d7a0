import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { auditSite } from '#tools/site-audit/audit-site.ts';

export interface BuildRun {
  readonly code: number | null;
  readonly output: string;
}

type Settings = Readonly<Record<string, string>>;

/** Starts a command of the project in a process group of its own, so that a kill ends all of it. */
export function startCommand(
  [command = '', ...args]: readonly string[],
  settings: Settings,
): { readonly process: ChildProcess; readonly ended: Promise<BuildRun> } {
  const child = spawn('node', [`pipeline/commands/${command}.ts`, ...args], {
    env: { ...process.env, ...settings },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return { process: child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

export const startBuild = (settings: Settings) => startCommand(['build', 'working'], settings);

export const build = (settings: Settings): Promise<BuildRun> => startBuild(settings).ended;

export async function buildAudited(contentDir: string, basePath = '/') {
  const dir = join(contentDir, '../site');
  const place = { dir, siteUrl: 'https://example.org', basePath };
  const settings = { CONTENT_DIR: contentDir, OUT_DIR: dir, SITE_URL: place.siteUrl };
  const { code, output } = await build({ ...settings, BASE_PATH: basePath });
  expect(code, output).toBe(0);
  expect((await auditSite(place)).findings).toEqual([]);
  return place;
}
