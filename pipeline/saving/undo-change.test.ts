import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workWithTexts } from '#catalogue/change/folder-json.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { filesIn, plainPhoto, saved } from '#test/saving.ts';
import { saveChange, undoChange } from './save-change.ts';

const NEW_PHOTO = 'images/gallery/river-2.jpg';
const OLD_PHOTO = 'images/gallery/river.jpg';

/** Gives the river another photo. */
async function replacePhoto(folder: string): Promise<void> {
  const photo = await plainPhoto();
  const outcome = await saveChange(folder, ({ folder: { json } }) => {
    const base = workWithTexts(json, 2);
    if (!base) throw new Error('The fixture has no river');
    const value = { ...base, entry: { ...base.entry, src: 'river-2.jpg' } };
    const photos = new Map([[NEW_PHOTO, async () => photo]]);
    return { change: [{ kind: 'work', base, value }], photos };
  });
  expect(outcome.status).toBe('saved');
}

/** Without the backup, and the photos that were set aside. */
async function artistsFiles(folder: string): Promise<Record<string, string>> {
  const files = Object.entries(await filesIn(folder));
  return Object.fromEntries(files.filter(([file]) => !/^(\.saving|replaced-photos)/.test(file)));
}

test('the last change is taken back byte for byte, and restored by the next undo', async () => {
  const folder = await saved();
  const before = await artistsFiles(folder);
  await replacePhoto(folder);
  const after = await artistsFiles(folder);
  expect(await undoChange(folder)).toEqual({
    status: 'saved',
    files: [
      { file: OLD_PHOTO },
      { file: 'gallery.json' },
      { file: NEW_PHOTO, movedTo: expect.stringMatching(/^replaced-photos\/.*\/river-2\.jpg$/) },
    ],
  });
  expect(await artistsFiles(folder)).toEqual(before);
  await undoChange(folder);
  expect(await artistsFiles(folder)).toEqual(after);
  expect((await loadContent(folder)).problems).toEqual([]);
});

test.each<[string, (folder: string) => Promise<void>, object]>([
  [
    'when a file has changed since',
    (folder) => appendFile(join(folder, 'gallery.json'), '\n'),
    { file: 'gallery.json', message: 'this file has changed since' },
  ],
  [
    'when its photo is not where it was set aside',
    (folder) => rm(join(folder, 'replaced-photos'), { recursive: true }),
    { file: 'gallery.json', path: [0, 'src'] },
  ],
  [
    'without a backup',
    (folder) => rm(join(folder, '.saving'), { recursive: true }),
    { message: 'there is no change to take back' },
  ],
])('a change is not taken back %s', async (_, spoil, problem) => {
  const folder = await saved();
  await replacePhoto(folder);
  await spoil(folder);
  const before = await filesIn(folder);
  expect(await undoChange(folder)).toMatchObject({ status: 'problems', problems: [problem] });
  expect(await filesIn(folder)).toEqual(before);
});
