import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadContent } from '#pipeline/content/load-content.ts';
import { ContentDraft } from '#test/content-fixture.ts';
import { failingSteps, filesIn } from '#test/file-steps.ts';
import { packWork, plainPhoto, type WorkChange, workPackage } from '#test/work-package-fixture.ts';
import { readPackage } from './read-package.ts';
import { type SaveOutcome, saveWork } from './save-work.ts';

// Disks and processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const RU = 'locales/ru/gallery.json';
const EN = 'locales/en/gallery.json';

async function saved(draft = new ContentDraft()): Promise<string> {
  const folder = await draft.save();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Save extends WorkChange {
  readonly photos?: Readonly<Record<string, Uint8Array>>;
}

async function save(folder: string, { photos, ...change }: Save = {}): Promise<SaveOutcome> {
  const brought = photos ?? { 'images/gallery/ozero-3.jpg': await plainPhoto() };
  const read = readPackage(packWork(workPackage(change), brought));
  if (read.status === 'problems') throw new Error(JSON.stringify(read.problems));
  return saveWork(folder, read.work);
}

async function json(folder: string, file: string) {
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}

describe('a new work', () => {
  test('it stands first, with its photo, its words and its page', async () => {
    const folder = await saved();
    const photo = await plainPhoto();
    const outcome = await save(folder, { photos: { 'images/gallery/ozero-3.jpg': photo } });
    expect(outcome).toMatchObject({ status: 'saved', path: '/gallery/landscape/3' });

    expect((await json(folder, 'gallery.json'))[0]).toEqual(workPackage().entry);
    expect(Object.keys((await json(folder, RU)).landscape)).toEqual(['art-3', 'art-2']);
    expect((await json(folder, EN)).landscape['art-3'].title).toBe('Lake');
    expect((await readFile(join(folder, 'images/gallery/ozero-3.jpg'))).equals(photo)).toBe(true);
    expect((await loadContent(folder)).problems).toEqual([]);
  });

  test('it gets words of its own in a category that has had none', async () => {
    const folder = await saved();
    await save(folder, {
      category: 'flowers_birds',
      words: { ru: { title: 'Пион' } },
      details: {},
    });
    expect(Object.keys(await json(folder, RU))).toEqual(['flowers_birds', 'landscape', 'animals']);
    expect(await json(folder, RU)).toMatchObject({ flowers_birds: { 'art-3': { title: 'Пион' } } });
    expect(await json(folder, EN)).not.toHaveProperty('flowers_birds');
  });

  test('it gets a free id when its own is in use by now', async () => {
    const folder = await saved();
    const outcome = await save(folder, { id: 2 });
    expect(outcome).toMatchObject({ status: 'saved', path: '/gallery/landscape/3' });
    expect((await json(folder, 'gallery.json')).map(({ title }: never) => title)).toEqual([
      'art-3',
      'art-2',
      'art-1',
    ]);
    expect((await json(folder, RU)).landscape['art-2'].title).toBe('Река');
  });

  test('it is there once, however often its package comes', async () => {
    const folder = await saved();
    await save(folder);
    const once = await filesIn(folder);
    expect(await save(folder)).toMatchObject({ status: 'saved', path: '/gallery/landscape/3' });
    expect(await filesIn(folder)).toEqual(once);
  });

  test('it gets a free photo name when its own is in use, in capitals too', async () => {
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

  test('it does not get words that a removed work has left behind', async () => {
    const stray = { 'art-3': { title: 'Stray' } };
    const folder = await saved(new ContentDraft().set(EN, ['animals'], stray));
    await save(folder, { words: { ru: { title: 'Озеро', text: { 1: 'Тишина.' } } } });
    expect(await json(folder, EN)).toMatchObject({ animals: {} });
    expect(await readFile(join(folder, EN), 'utf8')).not.toContain('Stray');
  });
});

describe('an existing work', () => {
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

  test('it stays in its place, and photos that stay need not be sent', async () => {
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

  test('it keeps words that the package does not speak of', async () => {
    const folder = await saved();
    await save(folder, river);
    expect((await json(folder, EN)).landscape['art-2'].title).toBe('River');
  });

  test('its words move with its category', async () => {
    const folder = await saved();
    await save(folder, { ...river, category: 'animals' });
    for (const file of [RU, EN]) {
      const words = await json(folder, file);
      expect(Object.keys(words.animals)).toEqual(['art-2', 'art-1']);
      expect(words.landscape).toEqual({});
    }
    expect((await loadContent(folder)).content).toBeDefined();
  });

  test('its old photo goes when a new one takes its place', async () => {
    const folder = await saved();
    const photos = { 'images/gallery/river-2.jpg': await plainPhoto() };
    await save(folder, { ...river, src: 'river-2.jpg', photos });
    expect(await filesIn(folder)).not.toHaveProperty(['images/gallery/river.jpg']);
    expect(await filesIn(folder)).toHaveProperty(['images/gallery/river-2.jpg']);
  });

  test('its photo is replaced under the same name', async () => {
    const folder = await saved();
    const photo = await plainPhoto('#ffffff');
    await save(folder, { ...river, photos: { 'images/gallery/river.jpg': photo } });
    expect((await filesIn(folder))['images/gallery/river.jpg']).toBe(photo.toString('latin1'));
    expect((await json(folder, 'gallery.json'))[0].src).toBe('river.jpg');
  });

  test.each<[string, (draft: ContentDraft) => ContentDraft]>([
    ['another work uses it', (draft) => draft.set('gallery.json', [1, 'src'], 'river.jpg')],
    ['a link leads to it', (draft) => draft.link('images/gallery/cat.jpg', 'river.jpg')],
  ])('its old photo stays when %s', async (_, change) => {
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
});

describe('what stands in the files besides', () => {
  test('it stays byte for byte', async () => {
    const windows = (text: string) =>
      `\ufeff${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`;
    const draft = new ContentDraft();
    const files = ['gallery.json', RU, EN].map(
      (file) => [file, windows(draft.text(file))] as const,
    );
    for (const [file, text] of files) draft.write(file, text);
    const folder = await saved(draft);
    await save(folder);
    for (const [file, before] of files) {
      const after = await readFile(join(folder, file), 'utf8');
      const start = [...after].findIndex((character, at) => character !== before[at]);
      const rest = before.slice(start);
      expect(after.endsWith(rest)).toBe(true);
      expect(after.slice(start, -rest.length)).not.toMatch(/(?<!\r)\n| {2}/);
    }
  });
});

describe('a work that does not fit', () => {
  test('it is refused in the words of the content check, and nothing is written', async () => {
    const folder = await saved();
    const before = await filesIn(folder);
    const details = { text: [{ content: '{{1}} {{2}}' }] };
    expect(await save(folder, { details })).toEqual({
      status: 'problems',
      problems: [
        {
          file: 'gallery.json',
          place: expect.stringMatching(/^art-3, details.text #1, content \(line \d+\)$/),
          message: 'the placeholder {{2}} has no text in any language',
          remedy: "add text \"2\" to locales/ru/gallery.json under 'landscape', 'art-3'",
        },
      ],
    });
    expect(await filesIn(folder)).toEqual(before);
  });

  test('it is refused when its photo is damaged', async () => {
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

  test('it is refused when it has no photo', async () => {
    const folder = await saved();
    expect(await save(folder, { photos: {} })).toMatchObject({
      problems: [{ message: "there is no photo 'ozero-3.jpg' in images/gallery" }],
    });
  });

  test('it is refused while a file is broken, which is named', async () => {
    const folder = await saved(new ContentDraft().write('gallery.json', '[{ "id": 1 }'));
    expect(await save(folder)).toMatchObject({ problems: [{ file: 'gallery.json' }] });
  });

  test('it is not written through a link that leads out of the folder', async () => {
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
});

test('it lets one of two savings through at a time, and loses neither', async () => {
  const folder = await saved();
  const outcomes = await Promise.all([save(folder, { id: 3 }), save(folder, { id: 4 })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['busy', 'saved']);
  expect((await save(folder, { id: 5 })).status).toBe('saved');
  expect((await json(folder, 'gallery.json')).length).toBe(4);
});

test('it leaves no trace when the disk is full', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  const read = readPackage(
    packWork(workPackage(), { 'images/gallery/ozero-3.jpg': await plainPhoto() }),
  );
  if (read.status === 'problems') throw new Error('the package is faulty');
  await expect(saveWork(folder, read.work, failingSteps(12, 'ENOSPC'))).rejects.toThrow('ENOSPC');
  expect(await filesIn(folder)).toEqual(before);
});

test('it says so when the folder cannot be written into', async () => {
  const folder = await saved();
  await writeFile(join(folder, '.saving'), 'a file where a folder should be');
  await expect(save(folder)).rejects.toMatchObject({
    code: expect.stringMatching(/EEXIST|ENOTDIR/),
  });
});

/** Halves of characters cannot be stored: a sign stands for each. */
function whole<Words>(words: Words): Words {
  return JSON.parse(JSON.stringify(words, (_, value) => value.toWellFormed?.() ?? value));
}

interface OddWords {
  readonly title: string;
  readonly story: readonly string[];
  readonly date: string;
}

async function expectReadBack({ title, story, date }: OddWords): Promise<void> {
  const folder = await new ContentDraft().save();
  const texts = Object.fromEntries(story.map((text, index) => [String(index + 1), text]));
  const shown = story.flatMap((text, index) =>
    text.trim() === '' ? [] : [{ content: `{{${index + 1}}}` }],
  );
  const outcome = await save(folder, {
    id: 2,
    src: 'river.jpg',
    replaces: true,
    details: { date, text: shown },
    words: { ru: { title, text: texts }, en: { title: date } },
    photos: {},
  });
  expect(outcome.status).toBe('saved');
  const { content } = await loadContent(folder);
  expect(content?.words.ru.gallery.landscape?.['art-2']).toEqual(whole({ title, text: texts }));
  expect(content?.words.en.gallery.landscape?.['art-2']).toEqual(whole({ title: date }));
  expect(content?.words.ru.gallery.animals?.['art-1']).toEqual({ title: 'Кот' });
  expect(content?.works[0]?.date).toBe(date.toWellFormed().trim());
  await rm(folder, { recursive: true });
}

test('it reads any words back as they were saved', async () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '</script>',
      '«"\'`\\',
      'a\r\nb\n',
      '\u2028\u2029\0',
      '\ud83d',
      '\udca9 😀',
      '{{1}}',
    ),
  );
  await fc.assert(
    fc.asyncProperty(odd, fc.array(odd, { maxLength: 3 }), odd, (title, story, date) =>
      expectReadBack({ title, story, date }),
    ),
    { numRuns: 20 },
  );
});

test('it reads a megabyte back as it was saved', async () => {
  const long = 'Мольберт. '.repeat(100_000);
  await expectReadBack({ title: 'Долгая река', story: [long], date: '' });
});
