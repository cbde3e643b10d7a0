import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readPackage } from '#pipeline/saving/read-package.ts';
import type { FileSteps } from '#pipeline/saving/replace-files.ts';
import { type SaveOutcome, saveWork } from '#pipeline/saving/save-work.ts';
import { ContentDraft } from './content.fixture.ts';
import { packWork, plainPhoto, type WorkChange, workPackage } from './work-package.fixture.ts';

export const RU = 'locales/ru/gallery.json';
export const EN = 'locales/en/gallery.json';

/** The content fixture as a folder that is gone when the test is over. */
export async function saved(draft = new ContentDraft()): Promise<string> {
  const folder = await draft.save();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Save extends WorkChange {
  readonly photos?: Readonly<Record<string, Uint8Array>>;
}

/** Packs a work, unpacks it again, and saves it. */
export async function save(
  folder: string,
  { photos, ...change }: Save = {},
  steps?: FileSteps,
): Promise<SaveOutcome> {
  const brought = photos ?? { 'images/gallery/ozero-3.jpg': await plainPhoto() };
  const read = readPackage(packWork(workPackage(change), brought));
  if (read.status === 'problems') throw new Error(JSON.stringify(read.problems));
  return saveWork(folder, read.work, steps);
}

export async function json(folder: string, file: string) {
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}
