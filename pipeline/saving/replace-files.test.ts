import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { countSteps, failingSteps, filesIn } from '#test/file-steps.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import {
  type FileChange,
  type FileSteps,
  replaceFiles,
  restoreFiles,
  SAVING_FOLDER,
} from './replace-files.ts';

const BEFORE = {
  'gallery.json': 'old',
  'images/old.jpg': 'old photo',
  'locales/ru.json': 'old words',
};

const CHANGES: readonly FileChange[] = [
  { file: 'images/gallery/new.jpg', content: 'new photo' },
  { file: 'locales/ru.json', content: 'new words' },
  { file: 'gallery.json', content: 'new' },
  { file: 'images/old.jpg' },
];

const AFTER = {
  'gallery.json': 'new',
  'images/gallery/new.jpg': 'new photo',
  'locales/ru.json': 'new words',
};

let folder: string;

beforeEach(async () => {
  folder = await createTemporaryFolder(BEFORE);
});

async function reset(): Promise<void> {
  await rm(folder, { recursive: true });
  await writeFiles(folder, BEFORE);
}

/** All files but those that a replacement keeps aside. */
async function artistsFiles(): Promise<object> {
  const files = Object.entries(await filesIn(folder));
  return Object.fromEntries(files.filter(([file]) => !file.startsWith(SAVING_FOLDER)));
}

/** Replaces, and answers what must be there afterwards. */
async function expectedAfter(steps: FileSteps): Promise<object> {
  return replaceFiles(folder, CHANGES, steps).then(
    () => AFTER,
    () => BEFORE,
  );
}

/** The numbers of all steps of the replacement, from 0. */
async function allSteps(): Promise<number[]> {
  const count = await countSteps((steps) => replaceFiles(folder, CHANGES, steps));
  return Array.from({ length: count }, (_, index) => index);
}

test('it changes all files and leaves nothing else behind', async () => {
  await replaceFiles(folder, CHANGES);
  expect(await filesIn(folder)).toEqual(AFTER);
});

test.each([
  ['the disk is full', 'ENOSPC'],
  ['the folder is read-only', 'EROFS'],
] as const)('it leaves every file as it was when %s, whichever step fails', async (_, code) => {
  const failures = [];
  for (const step of await allSteps()) {
    await reset();
    const expected = await expectedAfter(failingSteps(step, code));
    if (expected === BEFORE) failures.push(step);
    expect(await artistsFiles()).toEqual(expected);
  }
  // The steps that may fail without harm are those that remove what is left over.
  expect(failures.length).toBeGreaterThan(20);
});

test('it repairs at the next start what could not be put back at once', async () => {
  for (const step of await allSteps()) {
    await reset();
    const expected = await expectedAfter(failingSteps(step, 'EIO', { forGood: true }));
    await restoreFiles(folder);
    expect(await filesIn(folder)).toEqual(expected);
  }
});

test('it restores even if the restoring is interrupted', async () => {
  const all = await allSteps();
  const last = all.at(-4) ?? 0;
  for (let step = 0; step < 12; step += 1) {
    await reset();
    const expected = await expectedAfter(failingSteps(last, 'EIO', { forGood: true }));
    await restoreFiles(folder, failingSteps(step, 'EIO', { forGood: true })).catch(() => {});
    await restoreFiles(folder);
    expect(await filesIn(folder)).toEqual(expected);
  }
});

test('it puts everything back after a kill at any moment before all was done', async () => {
  const outcomes = [];
  // A process takes its time to start; that every step may be the last one is tried above.
  for (const step of (await allSteps()).filter((each) => each % 4 === 0)) {
    await reset();
    const script = resolve('test/killed-replacement.ts');
    const child = spawn('node', [script, folder, String(step), JSON.stringify(CHANGES)]);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    await restoreFiles(folder);
    const files = await filesIn(folder);
    outcomes.push(files['gallery.json']);
    expect(files).toEqual(files['gallery.json'] === 'new' ? AFTER : BEFORE);
  }
  // First the old files, then the new ones, and never again the old ones.
  expect(outcomes.join(' ')).toMatch(/^(old )+new( new)*$/);
});
