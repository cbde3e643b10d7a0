import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { build, snapshotOf } from './run-build.ts';

/** What is remembered of the site that was built last; a site elsewhere is made without it. */
const RECORD_FILE = '.generated/site-made.json';

/** A page that none of the changed works stands on. */
const UNTOUCHED = 'contact/index.html';

/** The folder of all pictures. */
const PICTURES = 'images';

const boat = {
  id: 3,
  category: 'landscape',
  title: 'art-3',
  src: 'boat.jpg',
  active: 'true',
  details: {},
};
const draft = new ContentDraft();

let folder: string;
let content: string;
let outDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-'));
  content = join(folder, 'content');
  outDir = join(folder, 'site');
  await saveDraft();
  await buildInto(outDir);
});

afterAll(() => rm(folder, { recursive: true }));

async function saveDraft(): Promise<void> {
  const saved = await draft.save(folder);
  await cp(saved, content, { recursive: true });
}

async function buildInto(site: string): Promise<void> {
  const settings = { CONTENT_DIR: content, OUT_DIR: site, SITE_URL: 'https://example.org' };
  const { code, output } = await build(settings);
  expect(code, output).toBe(0);
}

/** The same content, with nothing taken over from the site of before. */
async function snapshotOfWhole(): Promise<Record<string, string>> {
  const record = await readFile(RECORD_FILE);
  const whole = join(folder, 'whole');
  await rm(whole, { recursive: true, force: true });
  await buildInto(whole);
  await writeFile(RECORD_FILE, record);
  return snapshotOf(whole);
}

const photo = async (red: number): Promise<Buffer> =>
  sharp({ create: { width: 9, height: 6, channels: 3, background: { r: red, g: 98, b: 64 } } })
    .jpeg()
    .toBuffer();

// One after the other: each is built upon what the one before has left.
test.each<[string, () => unknown]>([
  ['a title', () => draft.set('locales/ru/gallery.json', ['animals', 'art-1', 'title'], 'Кошка')],
  [
    'a sale, a post, and a work that is new',
    async () => {
      draft.set('gallery.json', [0, 'availability'], 'sold');
      draft.set('news.json', [0, 'shortDesc'], 'Закрытие');
      draft.set('gallery.json', [2], boat);
      draft.set('locales/ru/gallery.json', ['landscape', 'art-3'], { title: 'Лодка' });
      draft.write('images/gallery/boat.jpg', await photo(20));
    },
  ],
  [
    'another photo, and that a work is gone',
    async () => {
      draft.write('images/gallery/boat.jpg', await photo(200));
      const [first, , third] = JSON.parse(draft.text('gallery.json'));
      draft.write('gallery.json', JSON.stringify([first, third]));
    },
  ],
])(
  'it renders what shows %s, takes over what does not, and makes the same bytes as all anew',
  async (_, change) => {
    const before = await snapshotOf(outDir);
    const { ino } = await stat(join(outDir, UNTOUCHED));
    await change();
    await saveDraft();
    await buildInto(outDir);
    const after = await snapshotOf(outDir);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await snapshotOfWhole());
    expect((await stat(join(outDir, UNTOUCHED))).ino).toBe(ino);
  },
);

test('it takes the folder of pictures over as long as it has the same ones', {
  tags: 'full',
}, async () => {
  const inode = async () => (await stat(join(outDir, PICTURES))).ino;
  const before = await inode();
  draft.set('locales/ru/gallery.json', ['animals', 'art-1', 'title'], 'Кот');
  await saveDraft();
  await buildInto(outDir);
  expect(await inode()).toBe(before);
  draft.write('images/gallery/boat.jpg', await photo(90));
  await saveDraft();
  await buildInto(outDir);
  expect(await inode()).not.toBe(before);
  expect(await snapshotOf(outDir)).toEqual(await snapshotOfWhole());
});

test.each<[string, () => unknown]>([
  ['a setting', () => draft.set('site.json', ['name'], 'Вера Жаворонок')],
  ['a word', () => draft.set('locales/ru/translation.json', ['category', 'landscape'], 'Виды')],
  [
    'the code of a page',
    async () => {
      const file = 'app/shell/footer.tsx';
      const code = await readFile(file, 'utf8');
      await writeFile(file, code.replace('<footer', '<footer data-other=""'));
    },
  ],
])('it renders every page anew after %s', { tags: 'full' }, async (_, change) => {
  const before = await snapshotOf(outDir);
  const { ino } = await stat(join(outDir, UNTOUCHED));
  await change();
  await saveDraft();
  await buildInto(outDir);
  expect(await snapshotOf(outDir)).not.toEqual(before);
  expect((await stat(join(outDir, UNTOUCHED))).ino).not.toBe(ino);
});

test('it takes over nothing of a site in which somebody has written', async () => {
  const whole = await snapshotOf(outDir);
  expect(whole).toEqual(await snapshotOfWhole());
  await writeFile(join(outDir, UNTOUCHED), 'changed by hand');
  await writeFile(join(outDir, 'news/foreign.html'), 'foreign');
  await buildInto(outDir);
  expect(await snapshotOf(outDir)).toEqual(whole);
});
