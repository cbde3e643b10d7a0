import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TextChange } from '#catalogue/add/text-changes.ts';
import { filesIn } from '#test/file-steps.ts';
import { json, saved } from '#test/saving.ts';
import { plainPhoto } from '#test/work-package.fixture.ts';
import type { FileSteps } from './replace-files.ts';
import { saveTexts } from './save-texts.ts';

const NEWS = 'news.json';

const POST = {
  id: 2,
  title: 'Новая выставка',
  shortDesc: 'Десять работ.',
  date: 'март 2027',
  image: 'news-2.jpg',
  exhibition: { from: '2027-03-12', to: '2027-04-04', place: 'Минск' },
  works: [2],
  content: { text: ['Приходите.', 'Будет чай.'] },
  translations: { en: { title: 'A new exhibition' } },
};

function save(
  folder: string,
  changes: readonly TextChange[],
  photos: Readonly<Record<string, Buffer>> = {},
  steps?: FileSteps,
) {
  return saveTexts(folder, { changes, photos: new Map(Object.entries(photos)) }, steps);
}

/** A photo with the place where it was taken. */
async function locatedPhoto(): Promise<Buffer> {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' } };
  return sharp(await plainPhoto())
    .withExif(gps)
    .jpeg()
    .toBuffer();
}

async function savePost(folder: string, change: object = {}, steps?: FileSteps) {
  const after = { ...POST, ...change };
  const photos = { 'images/news/news-2.jpg': await locatedPhoto() };
  return save(folder, [{ file: NEWS, path: [0], after }], photos, steps);
}

test('it puts a new post first, with its photo, from which the place is gone', async () => {
  const folder = await saved();
  const [old] = await json(folder, NEWS);
  expect(await savePost(folder)).toMatchObject({ status: 'saved', setAside: [] });
  expect(await json(folder, NEWS)).toEqual([POST, old]);
  const photo = await sharp(await readFile(join(folder, 'images/news/news-2.jpg'))).metadata();
  expect(photo.width).toBe(8);
  expect(photo.exif).toBeUndefined();
});

test('it sets a photo aside that nothing uses any more', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const { hero } = await json(folder, 'site.json');
  const outcome = await save(
    folder,
    [{ file: 'site.json', path: ['hero'], before: hero, after: ['hero-4.jpg', 'two.jpg'] }],
    { 'images/hero/hero-4.jpg': await plainPhoto() },
  );
  expect(outcome).toMatchObject({ status: 'saved', setAside: [{}, {}] });
  const after = await filesIn(folder);
  expect(after).not.toHaveProperty(['images/hero/one.jpg']);
  expect(
    Object.keys(after).filter((file) => /replaced-photos\/.*\/one\.jpg$/.test(file)),
  ).toHaveLength(1);
  expect(after['images/hero/two.jpg']).toBe(before['images/hero/two.jpg']);
});

test('it refuses a faulty post, tells its field, and writes nothing', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  expect(await savePost(folder, { works: [2, 99] })).toMatchObject({
    status: 'problems',
    problems: [{ file: NEWS, path: [0, 'works', 1] }],
  });
  expect(await filesIn(folder)).toEqual(before);
});

test('it overwrites nothing that it was not made from', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const lead = { file: 'locales/ru/translation.json', path: ['biography', 'lead'] };
  expect(await save(folder, [{ ...lead, before: 'Давно', after: 'Теперь' }])).toMatchObject({
    problems: [{ ...lead, message: 'this has changed in the folder since the form was opened' }],
  });
  const photos = { 'images/news/exhibition.jpg': await plainPhoto() };
  const after = { ...POST, image: 'exhibition.jpg' };
  expect(await save(folder, [{ file: NEWS, path: [0], after }], photos)).toMatchObject({
    problems: [{ file: 'images/news/exhibition.jpg' }],
  });
  expect(await filesIn(folder)).toEqual(before);
});
