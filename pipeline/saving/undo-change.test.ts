import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#pipeline/folder/load-content.ts';
import { speak } from '#pipeline/messages.ts';
import { riverEntry } from '#test/content.fixture.ts';
import { filesIn } from '#test/file-steps.ts';
import { RU, type Save, save, saved } from '#test/saving.ts';
import { plainPhoto } from '#test/work-package.fixture.ts';
import type { ChangeOutcome } from './change-folder.ts';
import { undoChange } from './undo-change.ts';

/** The river of the content fixture, as /add would send it after an edit. */
const river = {
  ...riverEntry(),
  replaces: true,
  words: {
    ru: { title: 'Река', text: { 1: 'Утро.' } },
    en: { title: 'River', text: { 1: 'Morning.' } },
  },
  photos: {},
} satisfies Save;

function changeIn(outcome: ChangeOutcome) {
  if (outcome.status !== 'saved' || !outcome.change) throw new Error(JSON.stringify(outcome));
  return outcome.change;
}

/** The files of the artist, without what is kept to take changes back. */
async function artistsFiles(folder: string): Promise<Record<string, string>> {
  const files = Object.entries(await filesIn(folder));
  return Object.fromEntries(files.filter(([file]) => !file.startsWith('.undo/')));
}

test('a saving reports each field before and after, in the language of the artist', async () => {
  speak('ru');
  const outcome = await save(await saved(), {
    ...river,
    availability: 'sold',
    details: { ...river.details, date: 'Крым, май 2019', images: [] },
  }).finally(() => speak('en'));
  const { language, files } = changeIn(outcome);
  expect(language).toBe('ru');
  expect(files).toEqual([
    {
      file: 'gallery.json',
      places: [
        { place: 'art-2, details, date', before: 'Крым, июнь 2019', after: 'Крым, май 2019' },
        { place: 'art-2, details, images', before: '["river-close.jpg"]', after: '[]' },
        { place: 'art-2, availability', before: '(пусто)', after: 'sold' },
      ],
    },
    {
      file: 'images/gallery/details/river-close.jpg',
      note: expect.stringMatching(/^убрано; прежнее отложено в replaced-photos\//),
      places: [],
    },
  ]);
});

test('a new work is taken back byte for byte, and its photo is set aside', async () => {
  const folder = await saved();
  const before = await artistsFiles(folder);
  const { id } = changeIn(await save(folder));
  const photo = (await filesIn(folder))['images/gallery/ozero-3.jpg'];
  const undone = changeIn(await undoChange(folder, id));
  const after = await artistsFiles(folder);
  const [place, kept] = Object.entries(after).find(([file]) => !Object.hasOwn(before, file)) ?? [];
  expect(place).toMatch(/^replaced-photos\/.*\/images\/gallery\/ozero-3\.jpg$/);
  expect(kept).toBe(photo);
  expect(after).toEqual({ ...before, [place ?? '']: photo });
  expect(undone.files).toContainEqual({
    file: 'gallery.json',
    places: [{ place: 'art-3', note: 'removed' }],
  });
});

test('an edit with a new photo is taken back, and that in turn', async () => {
  const folder = await saved();
  const before = await artistsFiles(folder);
  const photos = { 'images/gallery/river-2.jpg': await plainPhoto() };
  const { id } = changeIn(await save(folder, { ...river, src: 'river-2.jpg', photos }));
  const between = await artistsFiles(folder);
  const undone = changeIn(await undoChange(folder, id));
  const isPhotoAside = (file: string) => file.startsWith('replaced-photos/');
  const withoutAside = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => !isPhotoAside(file)));
  expect(withoutAside(await artistsFiles(folder))).toEqual(before);
  expect(Object.keys(await artistsFiles(folder)).filter(isPhotoAside)).toEqual([
    expect.stringContaining('river-2.jpg'),
  ]);
  await undoChange(folder, undone.id);
  expect(await artistsFiles(folder)).toEqual(between);
  expect((await loadContent(folder)).problems).toEqual([]);
});

test('a change is not taken back once a file has changed since, which is named', async () => {
  const folder = await saved();
  const { id } = changeIn(await save(folder));
  await writeFile(join(folder, RU), `${await readFile(join(folder, RU), 'utf8')}\n`);
  const before = await filesIn(folder);
  expect(await undoChange(folder, id)).toEqual({
    status: 'problems',
    problems: [
      {
        file: RU,
        place: '',
        message: 'this file has changed since',
        remedy: 'take the later changes back first, or change it by hand',
      },
    ],
  });
  expect(await filesIn(folder)).toEqual(before);
});

test('a change whose photo is not where it was set aside is not taken back', async () => {
  const folder = await saved();
  const photos = { 'images/gallery/river-2.jpg': await plainPhoto() };
  const { id } = changeIn(await save(folder, { ...river, src: 'river-2.jpg', photos }));
  await rm(join(folder, 'replaced-photos'), { recursive: true });
  expect(await undoChange(folder, id)).toMatchObject({
    problems: [{ file: 'images/gallery/river.jpg', message: /^the photo that was here is not in/ }],
  });
});

test('the last twenty changes can be taken back', async () => {
  const folder = await saved();
  for (let count = 0; count < 21; count += 1) {
    const details = { ...river.details, date: `июнь ${2000 + count}` };
    await save(folder, { ...river, details });
  }
  expect(await readdir(join(folder, '.undo'))).toHaveLength(20);
});
