import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { printReport } from '#pipeline/content/report.ts';
import type { PictureQuality } from '#pipeline/photos/encode-photo.ts';
import { createProgressBar } from '#pipeline/photos/progress-bar.ts';
import { pruneCache } from '#pipeline/photos/prune-cache.ts';
import type { Settings } from '#pipeline/settings.ts';
import { lockBuild } from './build-lock.ts';
import { isUpToDate, recordBuild } from './built-record.ts';
import { CACHE_DIR } from './cache-dir.ts';
import { FaultyContentError } from './faulty-content-error.ts';
import { finishSite } from './finish-site.ts';
import { generate } from './generate.ts';
import { replaceFolder, restoreFolder, stagingFolder } from './replace-folder.ts';

const BUILT_DIR = '.generated/site/client';

/**
 * Checks the content, makes the pictures, prerenders all pages and puts the finished site into `settings.outDir`,
 * as a whole or not at all.
 *
 * @throws {FaultyContentError} when the content has errors.
 * @throws {BuildRunningError} when another build is running.
 */
export async function buildSite(settings: Settings, quality: PictureQuality): Promise<void> {
  const unlock = await lockBuild();
  try {
    await restoreFolder(settings.outDir);
    const progress = createProgressBar({ label: 'Photos' });
    const generated = await generate(settings, {
      cacheDir: CACHE_DIR,
      quality,
      makePictures: true,
      onProgress: progress.update,
    });
    printReport(generated);
    if (generated.status === 'faulty') throw new FaultyContentError();
    if (await isUpToDate(settings)) {
      console.log(`Nothing has changed: ${settings.outDir} is up to date`);
      return;
    }

    await rm(dirname(BUILT_DIR), { recursive: true, force: true });
    await prerenderPages();
    const siteDir = stagingFolder(settings.outDir);
    await mkdir(dirname(siteDir), { recursive: true });
    await finishSite({
      builtDir: BUILT_DIR,
      siteDir,
      cacheDir: CACHE_DIR,
      basePath: settings.basePath,
      quality,
      catalogue: generated.catalogue,
      words: generated.words,
    });
    await replaceFolder(settings.outDir);
    await recordBuild(settings);
    await pruneCache(CACHE_DIR);
    console.log(`The site is in ${settings.outDir}`);
  } finally {
    await unlock();
  }
}

/** React Router tells of every single page; what is worth reading is what it says when it fails. */
async function prerenderPages(): Promise<void> {
  console.log('Building the pages …');
  const { code, output } = await run(['react-router', 'build']);
  if (code === 0) return;
  console.error(stripVTControlCharacters(output));
  throw new Error(`The pages could not be built (exit code ${code})`);
}

function run([command = '', ...words]: readonly string[]): Promise<{
  code: number | null;
  output: string;
}> {
  return new Promise((settle, reject) => {
    const child = spawn(command, words, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => settle({ code, output }));
  });
}
