import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuildRun {
  readonly code: number | null;
  readonly output: string;
}

/** Starts a build as a visitor of the README would, with other settings. */
export function startBuild(
  settings: Readonly<Record<string, string>>,
  project = '.',
): {
  readonly process: ChildProcess;
  readonly ended: Promise<BuildRun>;
} {
  const child = spawn('node', ['pipeline/commands/build.ts', 'working'], {
    cwd: project,
    env: { ...process.env, ...settings },
    // A group of its own, so that it can be killed with all that it has started.
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<BuildRun>((settle) => {
    child.on('close', (code) => settle({ code, output }));
  });
  return { process: child, ended };
}

/** Builds to the end; `project` may be a copy of this one. */
export function build(
  settings: Readonly<Record<string, string>>,
  project?: string,
): Promise<BuildRun> {
  return startBuild(settings, project).ended;
}

/** Every file of a folder with the hash of its content. */
export async function snapshotOf(folder: string): Promise<Record<string, string>> {
  const entries = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile());
  const hashed = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      return [path.slice(folder.length + 1), hash] as const;
    }),
  );
  return Object.fromEntries(hashed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
