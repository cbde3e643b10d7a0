import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#pipeline/folder/load-content.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn } from '#test/file-steps.ts';
import { EN, json, RU, save, saved } from '#test/saving.ts';
import { packWork, plainPhoto, workPackage } from '#test/work-package.fixture.ts';
import { readPackage } from './read-package.ts';
import { saveWork } from './save-work.ts';

test('a new work stands first, with its photo, its words and its page', async () => {
  const folder = await saved();
  const photo = await plainPhoto();
  const outcome = await save(folder, { photos: { 'images/gallery/ozero-3.jpg': photo } });
  expect(outcome).toMatchObject({ status: 'saved', path: '/gallery/landscape/3' });

  expect((await json(folder, 'gallery.json'))[0]).toEqual({
    ...workPackage().entry,
    key: expect.any(String),
  });
  expect(Object.keys((await json(folder, RU)).landscape)).toEqual(['art-3', 'art-2']);
  expect((await json(folder, EN)).landscape['art-3'].title).toBe('Lake');
  expect((await readFile(join(folder, 'images/gallery/ozero-3.jpg'))).equals(photo)).toBe(true);
  expect((await loadContent(folder)).problems).toEqual([]);
});

test('a new work is refused without words in the first language of the site', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const outcome = await save(folder, { words: { en: { title: 'Lake' } } });
  expect(outcome).toMatchObject({
    status: 'problems',
    problems: [
      { file: 'work.json', place: 'words', message: expect.stringMatching(/title in Russian/) },
    ],
  });
  expect(await filesIn(folder)).toEqual(before);
});

test('a new work is there once, however often its package comes', async () => {
  const folder = await saved();
  await save(folder);
  const once = await filesIn(folder);
  const outcome = await save(folder);
  expect(outcome).toMatchObject({ status: 'saved', path: '/gallery/landscape/3' });
  expect(outcome).not.toHaveProperty('change');
  expect(await filesIn(folder)).toEqual(once);
});

test('the corrected package of a work takes its place, though its number was in use', async () => {
  const folder = await saved();
  await save(folder, { draft: 'pond' });
  const count = (await json(folder, 'gallery.json')).length;
  const faulty = { ru: { title: 'Озиро', text: { 1: 'Тишина.' } } };
  await save(folder, { draft: 'lake', words: faulty });
  const corrected = { ru: { title: 'Озеро', text: { 1: 'Тихо.' } } };
  const outcome = await save(folder, { draft: 'lake', words: corrected });
  expect(outcome).toMatchObject({ status: 'saved', path: '/gallery/landscape/4' });
  expect(await json(folder, 'gallery.json')).toHaveLength(count + 1);
  expect((await json(folder, RU)).landscape['art-4']).toEqual(corrected.ru);
  expect((await loadContent(folder)).content).toBeDefined();
});

test('a new work is another than one of the same number and name from another draft', async () => {
  const folder = await saved();
  await save(folder, { draft: 'lake' });
  await save(folder, {
    draft: 'pond',
    photos: { 'images/gallery/ozero-3.jpg': await plainPhoto('#fff') },
  });
  const works = await json(folder, 'gallery.json');
  expect(works.map(({ id, src }: { id: number; src: string }) => [id, src])).toEqual([
    [4, 'ozero-3-v2.jpg'],
    [3, 'ozero-3.jpg'],
    [2, 'river.jpg'],
    [1, 'cat.jpg'],
  ]);
});

test('a new work gets a free photo name when its own is in use, in capitals too', async () => {
  const folder = await saved(
    new ContentDraft()
      .addPhoto('images/gallery/Ozero-3.JPG')
      .addPhoto('images/gallery/ozero-3-v2.jpg'),
  );
  const before = await filesIn(folder);
  const details = { images: ['river-close.jpg', ' blik.jpg '] };
  await save(folder, {
    words: { ru: { title: 'Озеро' } },
    details,
    photos: {
      'images/gallery/ozero-3.jpg': await plainPhoto(),
      'images/gallery/details/river-close.jpg': await plainPhoto(),
      'images/gallery/details/blik.jpg': await plainPhoto(),
    },
  });
  expect(await filesIn(folder)).toMatchObject({
    'images/gallery/details/river-close.jpg': before['images/gallery/details/river-close.jpg'],
    'images/gallery/ozero-3-v2.jpg': before['images/gallery/ozero-3-v2.jpg'],
  });
  expect((await json(folder, 'gallery.json'))[0]).toMatchObject({
    src: 'ozero-3-v3.jpg',
    details: { images: ['river-close-v2.jpg', 'blik.jpg'] },
  });
});

const TRANSLATION = 'locales/en/translation.json';
const taught = (vocabulary: Record<string, Record<string, string>>) =>
  packWork({ ...workPackage(), vocabulary }, {});

test('the vocabulary learns phrases in the language that they are for, those that it knows left as they are', async () => {
  const folder = await saved(new ContentDraft().addPhoto('images/gallery/ozero-3.jpg'));
  const before = (await json(folder, TRANSLATION)).vocabulary;
  const read = readPackage(taught({ en: { Нарочь: 'Naroch', крым: 'Krym' }, kk: { Нарочь: 'x' } }));
  if (read.status === 'problems') throw new Error('the package is faulty');
  expect(await saveWork(folder, read.work)).toMatchObject({
    change: {
      files: expect.arrayContaining([
        {
          file: TRANSLATION,
          places: [{ place: 'vocabulary, Нарочь', before: '(nothing)', after: 'Naroch' }],
        },
      ]),
    },
  });
  expect((await json(folder, TRANSLATION)).vocabulary).toEqual({ ...before, Нарочь: 'Naroch' });
});

test('a faulty work is refused in the words of the content check, and nothing is written', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const details = { vk_videos: ['https://example.org/'] };
  expect(await save(folder, { details })).toEqual({
    status: 'problems',
    problems: [
      {
        file: 'gallery.json',
        place: expect.stringMatching(/^art-3, details.vk_videos #1 \(line \d+\)$/),
        path: [0, 'details', 'vk_videos', 0],
        message: "'https://example.org/' is neither a VK nor a YouTube video",
        remedy: expect.stringMatching(/^copy the address from the page of the video/),
      },
    ],
  });
  expect(await filesIn(folder)).toEqual(before);
});

test('a work is refused when its photo is damaged', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const photo = await plainPhoto();
  const cut = photo.subarray(0, photo.length - 60);
  const outcome = await save(folder, { photos: { 'images/gallery/ozero-3.jpg': cut } });
  expect(outcome).toMatchObject({
    problems: [{ file: 'images/gallery/ozero-3.jpg', place: 'used by art-3, src' }],
  });
  expect(await filesIn(folder)).toEqual(before);
});

test('a work is not written through a link that leads out of the folder', async () => {
  const outside = await saved();
  const draft = new ContentDraft().set('gallery.json', [], []).set(RU, ['x'], {});
  for (const photo of ['river.jpg', 'cat.jpg', 'details/river-close.jpg']) {
    draft.remove(`images/gallery/${photo}`);
  }
  draft.write('gallery.json', '[]').write(RU, '{}').write(EN, '{}');
  const folder = await saved(draft.link('images/gallery', join(outside, 'images/gallery')));
  expect(await save(folder)).toMatchObject({ problems: [{ file: 'images/gallery' }] });
  expect(await filesIn(outside)).not.toHaveProperty(['images/gallery/ozero-3.jpg']);
});

test('it lets one of two savings through at a time, and loses neither', async () => {
  const folder = await saved();
  const outcomes = await Promise.all([save(folder, { id: 3 }), save(folder, { id: 4 })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['busy', 'saved']);
  expect((await save(folder, { id: 5 })).status).toBe('saved');
  expect((await json(folder, 'gallery.json')).length).toBe(4);
});
