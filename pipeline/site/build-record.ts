import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { glob, readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Settings } from '#pipeline/settings.ts';
import type { PagePrints } from './pages/prerender.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** The sources of everything that is built. */
export const CODE = [
  '{app,catalogue,pipeline}/**/*.{ts,tsx,js,css,svg,json}',
  'package-lock.json',
  'vite.config.ts',
];

/** What is remembered of a folder that was made. */
interface Made {
  /** See {@link fingerprintOf}. */
  readonly inputs: string;
  /** How the precompressed files in it were made. */
  readonly compression?: string;
  readonly pages?: {
    /** The program that made them, see {@link makeBundles}. */
    readonly program: string;
    readonly prints: PagePrints;
  };
}

interface BuildRecord extends Made {
  readonly folder: string;
  readonly files: string;
}

/** One value for the content of files and for the settings: another one when any of them is another. */
export async function fingerprintOf(
  patterns: readonly string[],
  { siteUrl, basePath }: Settings,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ siteUrl, basePath }));
  const files = await Array.fromAsync(glob(patterns));
  for (const file of files.toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What a folder was made of, if it still is as it was left, file by file. */
export async function readMade(name: string, folder: string): Promise<Made | undefined> {
  const record = await readRecord(name);
  const isAsLeft =
    record?.folder === folder && record.files === (await fingerprintOfFolder(folder));
  return isAsLeft ? record : undefined;
}

/** Remembers what a folder was made of, so that it need not be made again. */
export async function recordMade(name: string, folder: string, made: Made): Promise<void> {
  const record: BuildRecord = { ...made, folder, files: await fingerprintOfFolder(folder) };
  await writeIfChanged(recordFile(name), JSON.stringify(record));
}

function recordFile(name: string): string {
  return `.generated/${name}-made.json`;
}

async function readRecord(name: string): Promise<BuildRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(name), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

// Names, sizes and times tell a changed folder well enough, and cost little even for thousands of pictures.
async function fingerprintOfFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => parentPath + sep + name)
    .toSorted();
  const hash = createHash('sha256');
  for (const path of paths) {
    // Asking one by one is three times as fast as by promises.
    const { size, mtimeMs } = statSync(path);
    hash.update(`\0${path.slice(folder.length)}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}
