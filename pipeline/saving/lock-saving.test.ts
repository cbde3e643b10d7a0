import { beforeEach, expect, test } from 'vitest';
import { countSteps, failingSteps, filesIn } from '#test/file-steps.ts';
import { saved } from '#test/saving.ts';
import { lockSaving, restoreContent } from './lock-saving.ts';
import { replaceFiles } from './replace-files.ts';

const CHANGES = [{ file: 'gallery.json', content: '[]' }, { file: 'images/gallery/cat.jpg' }];

let folder: string;
let before: Record<string, string>;

beforeEach(async () => {
  folder = await saved();
  before = await filesIn(folder);
});

/** Leaves the folder as a process leaves it that is killed just before the end. */
async function halfReplace(): Promise<void> {
  const other = await saved();
  const all = await countSteps((steps) => replaceFiles(other, CHANGES, steps));
  const last = failingSteps(all - 4, 'EIO', { forGood: true });
  await expect(replaceFiles(folder, CHANGES, last)).rejects.toThrow('EIO');
  expect((await filesIn(folder))['gallery.json']).toBe('[]');
}

test('it puts back what a killed saving has changed, and removes what it left', async () => {
  await halfReplace();
  await restoreContent(folder);
  expect(await filesIn(folder)).toEqual(before);
});

test('it does not touch what another process is just saving', async () => {
  const locking = lockSaving(folder);
  await halfReplace();
  await restoreContent(folder);
  expect((await filesIn(folder))['gallery.json']).toBe('[]');

  if (locking.status === 'locked') locking.unlock();
  await restoreContent(folder);
  expect(await filesIn(folder)).toEqual(before);
});
