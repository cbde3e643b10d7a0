import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '#test/build/copy-project.ts';
import { median, type Row } from './report.ts';
import { type Bench, repeat } from './visit.ts';

const BUILD = ['--import', './pipeline/needed-node.js', 'pipeline/commands/build.ts', 'working'];

interface BuildFolders {
  readonly project: string;
  readonly content: string;
}

/** Builds in a copy of this project, so the built site here stays as it is. */
export async function measureBuilds({ runs }: Bench): Promise<Row[]> {
  // Builds link pictures from the cache, which works only within one file system.
  const folder = await mkdtemp(resolve('build/bench-'));
  const folders = { project: join(folder, 'project'), content: join(folder, 'content') };
  try {
    await cp('content', folders.content, { recursive: true });
    // Fills the cache of pictures.
    await buildThreeTimes(folders);
    const times = await repeat(runs, () => buildThreeTimes(folders));
    return [
      row(
        'clean',
        times.map(({ clean }) => clean),
      ),
      row(
        'unchanged',
        times.map(({ unchanged }) => unchanged),
        '≤ 10 s',
      ),
      row(
        'one text changed',
        times.map(({ changed }) => changed),
        '≤ 10 s',
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildThreeTimes(folders: BuildFolders) {
  await rm(folders.project, { recursive: true, force: true });
  await copyProject(folders.project);
  await symlink(resolve('.cache'), join(folders.project, '.cache'), 'junction');
  const clean = await timeBuild(folders);
  const unchanged = await timeBuild(folders);
  await changeTitle(folders.content);
  const changed = await timeBuild(folders);
  return { clean, unchanged, changed };
}

/** In seconds. */
async function timeBuild({ project, content }: BuildFolders): Promise<number> {
  const start = performance.now();
  await promisify(execFile)(process.execPath, BUILD, {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: content, OUT_DIR: 'build/client' },
  });
  return (performance.now() - start) / 1000;
}

async function changeTitle(content: string): Promise<void> {
  const file = join(content, 'locales/ru/gallery.json');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/"title":\s*"[^"]+/, '$& +');
  if (changed === text) throw new Error(`${file} has no title to change`);
  await writeFile(file, changed);
}

function row(what: string, seconds: readonly number[], target?: string): Row {
  return {
    what: `Build, ${what}`,
    measured: `${median(seconds).toFixed(1)} s`,
    ...(target && { target }),
  };
}
