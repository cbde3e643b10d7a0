import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Change } from '#catalogue/change/apply-change.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { ContentDraft, plainPhoto } from '#test/content.fixture.ts';
import { filesIn, json, lake, newFolder, readRiver, save } from '#test/saving.ts';
import { type SaveOutcome, undoChange } from './save-change.ts';

const RU = 'locales/ru/gallery.json';
const EN = 'locales/en/gallery.json';
const LAKE_PHOTO = 'images/gallery/ozero-3.jpg';
const RIVER_PHOTO = 'images/gallery/river.jpg';
const FORCED = { recursive: true, force: true };

function addition(...work: Parameters<typeof lake>): Change {
  return [{ kind: 'work', base: null, value: lake(...work) }];
}

async function saveLake(folder: string, ...work: Parameters<typeof lake>): Promise<SaveOutcome> {
  return save(folder, addition(...work), { [LAKE_PHOTO]: await plainPhoto() });
}

async function expectUnchanged(
  folder: string,
  saving: (folder: string) => Promise<SaveOutcome>,
  expected: object,
): Promise<void> {
  const before = await filesIn(folder);
  expect(await saving(folder)).toMatchObject(expected);
  expect(await filesIn(folder)).toEqual(before);
}

test('stores photos without metadata, and only those that are used', async () => {
  const folder = await newFolder();
  const photo = sharp(await plainPhoto()).withExif({ IFD0: { Artist: 'Anna' } });
  const bytes = await photo.toBuffer();
  await save(folder, addition(), { [LAKE_PHOTO]: bytes, 'images/gallery/stray.jpg': bytes });
  expect((await sharp(join(folder, LAKE_PHOTO)).metadata()).exif).toBeUndefined();
  expect(await filesIn(folder)).not.toHaveProperty(['images/gallery/stray.jpg']);
});

test('gives a photo whose path is taken another name, in the entry too', async () => {
  const draft = new ContentDraft().addPhoto('images/gallery/Ozero-3.JPG');
  const folder = await newFolder(draft.addPhoto('images/gallery/ozero-3-v2.jpg'));
  const before = await filesIn(folder);
  const photo = await plainPhoto();
  const details = { images: ['river-close.jpg', ' blik.jpg ', 'Blik.jpg'] };
  const change = addition({ details }, { ru: { title: 'Озеро' } });
  const names = ['ozero-3', 'details/river-close', 'details/blik', 'details/Blik'];
  const paths = names.map((name) => join('images/gallery', `${name}.jpg`));
  await save(folder, change, Object.fromEntries(paths.map((path) => [path, photo])));
  expect((await json(folder, 'gallery.json'))[0]).toMatchObject({
    src: 'ozero-3-v3.jpg',
    details: { images: ['river-close-v2.jpg', 'blik.jpg', 'Blik-v2.jpg'] },
  });
  const after = await filesIn(folder);
  for (const file of ['details/river-close', 'ozero-3-v2']) {
    expect(after[`images/gallery/${file}.jpg`]).toBe(before[`images/gallery/${file}.jpg`]);
  }
});

test('stores a photo once that is sent again', async () => {
  const folder = await newFolder();
  await saveLake(folder, { key: 'draft' });
  await expectUnchanged(folder, () => saveLake(folder, { key: 'draft' }), { id: 3, files: [] });
});

test('removes the texts of a deleted work, and moves its photos to the backup', async () => {
  const folder = await newFolder();
  const before = await filesIn(folder);
  const base = await readRiver(folder);
  const outcome = await save(folder, [{ kind: 'work', base, value: null }]);
  const moved = outcome.status === 'saved' ? outcome.files.filter(({ movedTo }) => movedTo) : [];
  const photos = ['images/gallery/details/river-close.jpg', RIVER_PHOTO];
  expect(moved.map(({ file }) => file)).toEqual(photos);
  const files = await filesIn(folder);
  for (const { file, movedTo = '' } of moved) {
    expect(movedTo).toMatch(/^replaced-photos\/\d{4}-\d\d-\d\d\/images\//);
    expect(files[movedTo]).toBe(before[file]);
    expect(files).not.toHaveProperty([file]);
  }
  for (const file of [RU, EN]) expect(files[file]).not.toContain('art-2');
  expect((await loadContent(folder)).content).toBeDefined();
});

test('refuses a damaged photo', async () => {
  const photo = (await plainPhoto()).subarray(0, -60);
  const saving = (folder: string) => save(folder, addition(), { [LAKE_PHOTO]: photo });
  const problems = [{ file: LAKE_PHOTO, location: 'used by art-3, src' }];
  await expectUnchanged(await newFolder(), saving, { problems });
});

test('does not overwrite a file that cannot be read', async () => {
  const folder = await newFolder(new ContentDraft().write('gallery.json', '[{"id": 2'));
  await expectUnchanged(folder, saveLake, { problems: [{ file: 'gallery.json' }] });
});

test('writes nothing through a link that leads out of the folder', async () => {
  const outside = await newFolder();
  const draft = new ContentDraft().write('gallery.json', '[]').write(RU, '{}').write(EN, '{}');
  for (const photo of ['river.jpg', 'cat.jpg', 'details/river-close.jpg']) {
    draft.remove(`images/gallery/${photo}`);
  }
  const folder = await newFolder(draft.link('images/gallery', join(outside, 'images/gallery')));
  expect(await saveLake(folder)).toMatchObject({ problems: [{ file: 'images/gallery' }] });
  expect(await filesIn(outside)).not.toHaveProperty([LAKE_PHOTO]);
});

test('saves one change at a time', async () => {
  const folder = await newFolder();
  const outcomes = await Promise.all([saveLake(folder), saveLake(folder, { id: 4 })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['busy', 'saved']);
  expect((await saveLake(folder, { id: 5 })).status).toBe('saved');
  expect(await json(folder, 'gallery.json')).toHaveLength(4);
});

async function replacePhoto(folder: string): Promise<void> {
  const base = await readRiver(folder);
  const value = { ...base, entry: { ...base.entry, src: 'new.jpg' } };
  const photos = { 'images/gallery/new.jpg': await plainPhoto() };
  expect((await save(folder, [{ kind: 'work', base, value }], photos)).status).toBe('saved');
}

async function artistsFiles(folder: string): Promise<Record<string, string>> {
  const files = Object.entries(await filesIn(folder));
  return Object.fromEntries(files.filter(([file]) => !/^(\.saving|replaced-photos)/.test(file)));
}

test('undoes the last change byte for byte, and restores it at the next undo', async () => {
  const folder = await newFolder();
  const before = await artistsFiles(folder);
  await replacePhoto(folder);
  const after = await artistsFiles(folder);
  const backup = expect.stringMatching(/^replaced-photos\/.*\/new\.jpg$/);
  const moved = { file: 'images/gallery/new.jpg', movedTo: backup };
  const files = [{ file: RIVER_PHOTO }, { file: 'gallery.json' }, moved];
  expect(await undoChange(folder)).toEqual({ status: 'saved', files });
  expect(await artistsFiles(folder)).toEqual(before);
  await undoChange(folder);
  expect(await artistsFiles(folder)).toEqual(after);
  expect((await loadContent(folder)).problems).toEqual([]);
});

test.each<[string, (folder: string) => Promise<void>, string]>([
  ['its file has changed', (file) => appendFile(file, '\n'), 'was changed after this save'],
  ['its photo is gone', (file) => rm(join(file, '../replaced-photos'), FORCED), 'no photo'],
  ['its backup is gone', (file) => rm(join(file, '../.saving'), FORCED), 'there is no change'],
])('does not undo a change when %s', async (_, spoil, message) => {
  const folder = await newFolder();
  await replacePhoto(folder);
  await spoil(join(folder, 'gallery.json'));
  const problems = [{ message: expect.stringContaining(message) }];
  await expectUnchanged(folder, undoChange, { status: 'problems', problems });
});
