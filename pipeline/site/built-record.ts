import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE_FILE } from '#catalogue/catalogue.ts';
import { DESCRIPTIONS_FILE } from '#catalogue/metadata/page-descriptions.ts';
import type { Settings } from '#pipeline/settings.ts';
import { GENERATED_ADD_WORKS } from './add-works.ts';

const RECORD_FILE = '.generated/built.json';

/** Everything that the pages are made of, besides the settings. */
const INPUTS = [
  CATALOGUE_FILE,
  DESCRIPTIONS_FILE,
  GENERATED_ADD_WORKS,
  '.generated/words/*.json',
  '{app,catalogue,pipeline}/**/*.{ts,tsx,js,css,svg,json}',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

interface BuiltRecord {
  readonly outDir: string;
  readonly inputs: string;
  readonly files: string;
}

/** Whether the published site is what a build would make now, file by file, so that a build can be left out. */
export async function isUpToDate(settings: Settings): Promise<boolean> {
  const record = await readRecord();
  return (
    record?.outDir === settings.outDir &&
    record.inputs === (await fingerprintOfInputs(settings)) &&
    record.files === (await fingerprintOfSite(settings.outDir))
  );
}

/** Remembers what the published site was made of. */
export async function recordBuild(settings: Settings): Promise<void> {
  const record: BuiltRecord = {
    outDir: settings.outDir,
    inputs: await fingerprintOfInputs(settings),
    files: await fingerprintOfSite(settings.outDir),
  };
  await writeFile(RECORD_FILE, JSON.stringify(record));
}

async function readRecord(): Promise<BuiltRecord | undefined> {
  try {
    return JSON.parse(await readFile(RECORD_FILE, 'utf8')) as BuiltRecord;
  } catch {
    return undefined;
  }
}

async function fingerprintOfInputs({ siteUrl, basePath }: Settings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ siteUrl, basePath }));
  const files = await Array.fromAsync(glob(INPUTS));
  for (const file of files.toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

// Names, sizes and times tell a changed site well enough, and cost nothing even for thousands of pictures.
async function fingerprintOfSite(outDir: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(glob('**/*', { cwd: outDir }));
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(join(outDir, file));
    hash.update(`\0${file}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}
