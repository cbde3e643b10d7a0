import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

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

/** Every file of a folder with the hash of its content. */
export async function snapshotOf(folder: string): Promise<Record<string, string>> {
  const entries = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }));
  const hashed = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const hash = createHash('sha256').update(await readFile(path));
      return [relative(folder, path), hash.digest('hex')] as const;
    });
  return Object.fromEntries((await Promise.all(hashed)).toSorted());
}
