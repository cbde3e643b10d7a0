import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Adding up the pages of a large process takes a processor a tenth of a second, which the build then lacks. */
const SAMPLE_INTERVAL_MS = 1000;
const KILOBYTES_PER_MEGABYTE = 1000 / 1.024;

/** A command that was run to its end. */
export interface MeasuredRun {
  readonly seconds: number;
  /** The most that the process and all that it started held at one time, pages that they share counted once. */
  readonly peakMegabytes: number;
}

/** A Node program to be run. */
export interface Program {
  readonly folder: string;
  /** The file, then its arguments. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a Node program and looks at its memory, and that of every process below it, until it ends.
 *
 * Linux only: memory is read from `/proc`.
 *
 * @throws {Error} when the program fails, with what it wrote.
 */
export async function measureRun({ folder, words, environment }: Program): Promise<MeasuredRun> {
  const start = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const closed = once(child, 'close').then(() => (performance.now() - start) / 1000);
  const peakMegabytes = await peakUntilExit(child);
  const seconds = await closed;
  if (child.exitCode !== 0) throw new Error(`${words.join(' ')} failed:\n${output}`);
  return { seconds, peakMegabytes };
}

async function peakUntilExit(child: ChildProcess): Promise<number> {
  let peak = 0;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, await treeMegabytes(child.pid));
    await wait(SAMPLE_INTERVAL_MS);
  }
  return peak;
}

async function treeMegabytes(root: number): Promise<number> {
  const kilobytes = await Promise.all((await treeOf(root)).map(proportionalKilobytes));
  return kilobytes.reduce((sum, size) => sum + size, 0) / KILOBYTES_PER_MEGABYTE;
}

/** The process and all below it. */
async function treeOf(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(
    await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)),
  );
  const tree = [root];
  // The list grows while it is walked, by the children of each.
  for (const pid of tree) tree.push(...pids.filter((other) => parents.get(other) === pid));
  return tree;
}

/** A process may end at any time, and then has no parent and no memory. */
async function parentOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
  return parent === undefined ? undefined : Number(parent);
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0);
}
