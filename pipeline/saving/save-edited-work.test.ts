import { beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '#pipeline/folder/load-content.ts';
import { readPackage } from '#pipeline/saving/read-package.ts';
import { saveWork } from '#pipeline/saving/save-work.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn } from '#test/file-steps.ts';
import { json, RU, type Save, save, saved } from '#test/saving.ts';
import { packWork, plainPhoto, workPackage } from '#test/work-package.fixture.ts';

const TODAY = '2026-03-09';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 9, 23, 59) });
  return () => vi.useRealTimers();
});

const river: Save = {
  id: 2,
  src: 'river.jpg',
  priority: 1,
  replaces: true,
  details: {
    desc: 'холст, масло, 60х80 см',
    images: ['river-close.jpg'],
    text: [{ content: '{{1}}' }],
  },
  words: { ru: { title: 'Большая река', text: { 1: 'Утро.' } } },
  photos: {},
};

test('a work stays in its place, and photos that stay need not be sent', async () => {
  const folder = await saved();
  const photos = Object.keys(await filesIn(folder)).filter((file) => file.endsWith('.jpg'));
  expect(await save(folder, river)).toMatchObject({
    status: 'saved',
    path: '/gallery/landscape/2',
  });
  const works = await json(folder, 'gallery.json');
  expect(works.map(({ id }: never) => id)).toEqual([2, 1]);
  expect(works[0].details).toEqual(river.details);
  expect((await json(folder, RU)).landscape['art-2'].title).toBe('Большая река');
  expect(Object.keys(await filesIn(folder)).filter((file) => file.endsWith('.jpg'))).toEqual(
    photos,
  );
});

test('the old photo is set aside when a new one takes its place', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const photo = await plainPhoto();
  const outcome = await save(folder, {
    ...river,
    src: 'river-2.jpg',
    photos: { 'images/gallery/river-2.jpg': photo },
  });
  const place = `replaced-photos/${TODAY}/images/gallery/river.jpg`;
  expect(outcome).toMatchObject({ setAside: [{ file: 'images/gallery/river.jpg', place }] });
  const files = await filesIn(folder);
  expect(files[place]).toBe(before['images/gallery/river.jpg']);
  expect(files).not.toHaveProperty(['images/gallery/river.jpg']);
  expect(files['images/gallery/river-2.jpg']).toBe(photo.toString('latin1'));
  expect((await loadContent(folder)).problems).toEqual([]);
});

test('every one of the old photos is set aside, however often it is replaced in a day', async () => {
  const folder = await saved();
  const old: (string | undefined)[] = [];
  for (const colour of ['#102030', '#405060', '#708090']) {
    const [{ src }] = await json(folder, 'gallery.json');
    old.push((await filesIn(folder))[`images/gallery/${src}`]);
    const photos = { 'images/gallery/river.jpg': await plainPhoto(colour) };
    await save(folder, { ...river, photos });
  }
  const files = Object.entries(await filesIn(folder));
  const aside = files.filter(([file]) => file.startsWith('replaced-photos/'));
  expect(aside.map(([, content]) => content).sort()).toEqual(old.sort());
});

test('the paragraphs keep their own fields when one is put before them', async () => {
  const folder = await saved(
    new ContentDraft().set('gallery.json', [0, 'details', 'text', 0, 'voice'], 'reka.mp3'),
  );
  const text = [{ content: '{{1}}' }, { content: '{{2}}' }];
  const words = { ru: { title: 'Река', text: { 1: 'Новый.', 2: 'Утро.' } } };
  const sent = { ...workPackage({ ...river, details: { text }, words }), replaces: true };
  const read = readPackage(packWork({ ...sent, paragraphsFrom: [null, 0] }, {}));
  if (read.status === 'received') await saveWork(folder, read.work);
  expect((await json(folder, 'gallery.json'))[0].details.text).toEqual([
    { content: '{{1}}' },
    { content: '{{2}}', voice: 'reka.mp3' },
  ]);
});

test('a detail photo that another work shows stays, whichever of them is edited', async () => {
  const sharing = new ContentDraft().set(
    'gallery.json',
    [1, 'details', 'images'],
    ['river-close.jpg'],
  );
  const folder = await saved(sharing);
  await save(folder, { ...river, details: { ...river.details, images: [] } });
  expect(await filesIn(folder)).toHaveProperty(['images/gallery/details/river-close.jpg']);
});

test.each<[string, (draft: ContentDraft) => ContentDraft]>([
  ['another work uses it', (draft) => draft.set('gallery.json', [1, 'src'], 'river.jpg')],
  ['a link leads to it', (draft) => draft.link('images/gallery/cat.jpg', 'river.jpg')],
])('an old photo stays when %s', async (_, change) => {
  const folder = await saved(change(new ContentDraft()));
  const before = await filesIn(folder);
  const photos = { 'images/gallery/river.jpg': await plainPhoto() };
  expect(await save(folder, { ...river, photos })).toMatchObject({
    entry: { src: 'river-v2.jpg' },
  });
  expect((await filesIn(folder))['images/gallery/river.jpg']).toBe(
    before['images/gallery/river.jpg'],
  );
});
