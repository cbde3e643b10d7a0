import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FolderEdit } from '#catalogue/add/saving.ts';
import { loadContent } from '#pipeline/folder/load-content.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn } from '#test/file-steps.ts';
import { EN, json, RU, saved } from '#test/saving.ts';
import { editFolder } from './edit-folder.ts';

async function galleryText(folder: string): Promise<string> {
  return readFile(join(folder, 'gallery.json'), 'utf8');
}

test.each<[string, FolderEdit, Record<string, string>, Record<string, string>]>([
  [
    'hides works',
    { what: 'show', id: 2, isListed: false },
    { active: 'true' },
    { active: 'false' },
  ],
  [
    'marks a work as sold',
    { what: 'availability', id: 2, availability: 'sold' },
    {},
    { availability: 'sold' },
  ],
])('it %s, and shows it as it was on undo', async (_, edit, before, after) => {
  const folder = await saved();
  const text = await galleryText(folder);
  expect((await json(folder, 'gallery.json'))[0]).toMatchObject(before);
  expect((await editFolder(folder, edit)).status).toBe('saved');
  expect((await json(folder, 'gallery.json'))[0]).toMatchObject(after);
  // All that is written besides is as it was, and a new field stands before the details.
  const kept = (lines: string) =>
    lines.split('\n').filter((line) => !/"(?:active|availability)"/.test(line));
  expect(kept(await galleryText(folder))).toEqual(kept(text));
  expect(Object.keys((await json(folder, 'gallery.json'))[0]).at(-1)).toBe('details');
  expect((await loadContent(folder)).content).toBeDefined();
});

test('it says nothing more of a work that is asked about again', async () => {
  const folder = await saved(
    new ContentDraft()
      .set('gallery.json', [0, 'availability'], 'collection')
      .set('gallery.json', [0, 'collection'], 'Музей'),
  );
  await editFolder(folder, { what: 'availability', id: 2, availability: null });
  expect((await json(folder, 'gallery.json'))[0]).not.toHaveProperty('availability');
  expect((await json(folder, 'gallery.json'))[0]).not.toHaveProperty('collection');
});

test('it deletes a work with its words, and sets its photos aside', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const outcome = await editFolder(folder, { what: 'delete', id: 2 });
  expect(outcome).toMatchObject({
    status: 'saved',
    setAside: [
      { file: 'images/gallery/details/river-close.jpg' },
      { file: 'images/gallery/river.jpg' },
    ],
  });
  const files = await filesIn(folder);
  expect(await json(folder, 'gallery.json')).toMatchObject([{ id: 1 }]);
  for (const file of [RU, EN]) expect(files[file]).not.toContain('art-2');
  expect(files).not.toHaveProperty(['images/gallery/river.jpg']);
  const [, place] = outcome.status === 'saved' ? outcome.setAside : [];
  expect(files[place?.place ?? '']).toBe(before['images/gallery/river.jpg']);
  expect((await loadContent(folder)).content).toBeDefined();
});

test('it deletes no work that a post tells of, and names the post', async () => {
  const folder = await saved(new ContentDraft().set('news.json', [0, 'works'], [2]));
  const before = await filesIn(folder);
  expect(await editFolder(folder, { what: 'delete', id: 2 })).toMatchObject({
    status: 'problems',
    problems: [{ file: 'news.json', place: expect.stringContaining('post 1') }],
  });
  expect(await filesIn(folder)).toEqual(before);
});

test('it refuses an action on a work that is gone', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  expect(await editFolder(folder, { what: 'show', id: 9, isListed: true })).toMatchObject({
    problems: [{ file: 'gallery.json', message: 'there is no work 9 any more' }],
  });
  expect(await filesIn(folder)).toEqual(before);
});
