import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Change } from '#catalogue/change/apply-change.ts';
import { workWithTexts } from '#catalogue/change/folder-json.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { lockFile } from '#pipeline/lock-file.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn, json, lake, plainPhoto, saved } from '#test/saving.ts';
import { type SaveOutcome, saveChange } from './save-change.ts';

const RU = 'locales/ru/gallery.json';
const EN = 'locales/en/gallery.json';

type Photos = Readonly<Record<string, Buffer>>;

function save(folder: string, change: Change, photos: Photos = {}): Promise<SaveOutcome> {
  const sources = Object.entries(photos).map(([path, photo]) => [path, async () => photo] as const);
  return saveChange(folder, () => ({ change, photos: new Map(sources) }));
}

async function saveLake(folder: string, ...work: Parameters<typeof lake>): Promise<SaveOutcome> {
  const photos = { 'images/gallery/ozero-3.jpg': await plainPhoto() };
  return save(folder, [{ kind: 'work', base: null, value: lake(...work) }], photos);
}

async function storedRiver(folder: string) {
  const files = [...['gallery.json', RU, EN].map(async (file) => [file, await json(folder, file)])];
  const river = workWithTexts(Object.fromEntries(await Promise.all(files)), 2);
  if (!river) throw new Error('The fixture has no river');
  return river;
}

/** Refused as a whole: not a file differs. */
async function expectRefused(
  folder: string,
  saving: (folder: string) => Promise<SaveOutcome>,
  expected: object,
): Promise<void> {
  const before = await filesIn(folder);
  expect(await saving(folder)).toMatchObject(expected);
  expect(await filesIn(folder)).toEqual(before);
}

test('a new work stands first, with its photo, its texts and its id', async () => {
  const folder = await saved();
  expect(await saveLake(folder)).toEqual({
    status: 'saved',
    id: 3,
    files: ['images/gallery/ozero-3.jpg', RU, EN, 'gallery.json'].map((file) => ({ file })),
  });
  expect((await json(folder, 'gallery.json'))[0]).toEqual(lake().entry);
  expect(Object.keys((await json(folder, RU)).landscape)).toEqual(['art-3', 'art-2']);
  expect((await json(folder, EN)).landscape['art-3'].title).toBe('Lake');
  expect((await loadContent(folder)).problems).toEqual([]);
});

test('a photo loses its metadata, and a photo that nothing uses is not written', async () => {
  const folder = await saved();
  const photo = await sharp(await plainPhoto())
    .withExif({ IFD0: { Artist: 'Anna' } })
    .toBuffer();
  await save(folder, [{ kind: 'work', base: null, value: lake() }], {
    'images/gallery/ozero-3.jpg': photo,
    'images/gallery/stray.jpg': photo,
  });
  const { exif } = await sharp(join(folder, 'images/gallery/ozero-3.jpg')).metadata();
  expect(exif).toBeUndefined();
  expect(await filesIn(folder)).not.toHaveProperty(['images/gallery/stray.jpg']);
});

test('a photo whose path is taken gets another name, in the entry too', async () => {
  const draft = new ContentDraft().addPhoto('images/gallery/Ozero-3.JPG');
  const folder = await saved(draft.addPhoto('images/gallery/ozero-3-v2.jpg'));
  const before = await filesIn(folder);
  const photo = await plainPhoto();
  const hero = (await json(folder, 'site.json')).hero;
  const details = { images: ['river-close.jpg', ' blik.jpg '] };
  const pair = { picture: 'one.jpg', portrait: 'two.jpg' };
  const value = { 'site.json': { hero: [pair] } };
  const change: Change = [
    { kind: 'work', base: null, value: lake({ details }, { ru: { title: 'Озеро' } }) },
    { kind: 'texts', base: { 'site.json': { hero } }, value },
  ];
  const names = [
    'gallery/ozero-3',
    'gallery/details/river-close',
    'gallery/details/blik',
    'hero/two',
  ];
  await save(folder, change, Object.fromEntries(names.map((n) => [`images/${n}.jpg`, photo])));
  expect((await json(folder, 'gallery.json'))[0]).toMatchObject({
    src: 'ozero-3-v3.jpg',
    details: { images: ['river-close-v2.jpg', 'blik.jpg'] },
  });
  expect((await json(folder, 'site.json')).hero).toEqual([{ ...pair, portrait: 'two-v2.jpg' }]);
  const after = await filesIn(folder);
  for (const file of ['gallery/details/river-close', 'gallery/ozero-3-v2']) {
    expect(after[`images/${file}.jpg`]).toBe(before[`images/${file}.jpg`]);
  }
});

test('a photo that is sent again is not stored twice', async () => {
  const folder = await saved();
  await saveLake(folder, { key: 'draft' });
  const once = await filesIn(folder);
  expect(await saveLake(folder, { key: 'draft' })).toEqual({ status: 'saved', id: 3, files: [] });
  expect(await filesIn(folder)).toEqual(once);
});

test('a deleted work leaves no texts, and its photos are set aside', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const outcome = await save(folder, [
    { kind: 'work', base: await storedRiver(folder), value: null },
  ]);
  const photos = ['images/gallery/details/river-close.jpg', 'images/gallery/river.jpg'];
  const moved = outcome.status === 'saved' ? outcome.files.filter(({ movedTo }) => movedTo) : [];
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

const VK = [0, 'details', 'vk_videos', 0];

test.each<[string, (folder: string) => Promise<SaveOutcome>, object]>([
  [
    'a faulty field',
    (folder) => saveLake(folder, { details: { vk_videos: ['https://example.org/'] } }),
    { status: 'problems', problems: [{ file: 'gallery.json', path: VK }] },
  ],
  [
    'a damaged photo',
    async (folder) => {
      const photo = await plainPhoto();
      const cut = photo.subarray(0, photo.length - 60);
      const change: Change = [{ kind: 'work', base: null, value: lake() }];
      return save(folder, change, { 'images/gallery/ozero-3.jpg': cut });
    },
    { problems: [{ file: 'images/gallery/ozero-3.jpg', place: 'used by art-3, src' }] },
  ],
])('%s is refused, and nothing is written', async (_, saving, expected) => {
  await expectRefused(await saved(), saving, expected);
});

test('a file that cannot be read is not overwritten', async () => {
  const folder = await saved(new ContentDraft().write('gallery.json', '[{"id": 2'));
  await expectRefused(folder, saveLake, { problems: [{ file: 'gallery.json' }] });
});

test('nothing is written through a link that leads out of the folder', async () => {
  const outside = await saved();
  const draft = new ContentDraft().write('gallery.json', '[]').write(RU, '{}').write(EN, '{}');
  for (const photo of ['river.jpg', 'cat.jpg', 'details/river-close.jpg']) {
    draft.remove(`images/gallery/${photo}`);
  }
  const folder = await saved(draft.link('images/gallery', join(outside, 'images/gallery')));
  expect(await saveLake(folder)).toMatchObject({ problems: [{ file: 'images/gallery' }] });
  expect(await filesIn(outside)).not.toHaveProperty(['images/gallery/ozero-3.jpg']);
});

test('one of two savings at a time goes through', async () => {
  const folder = await saved();
  const outcomes = await Promise.all([saveLake(folder), saveLake(folder, { id: 4 })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['busy', 'saved']);
  const { unlock } = lockFile(join(folder, '.saving/lock'));
  expect(await saveLake(folder, { id: 5 })).toEqual({ status: 'busy' });
  unlock?.();
  expect((await saveLake(folder, { id: 5 })).status).toBe('saved');
  expect(JSON.parse(await readFile(join(folder, 'gallery.json'), 'utf8'))).toHaveLength(4);
});
