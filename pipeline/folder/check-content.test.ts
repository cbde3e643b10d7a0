import { expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { tiffOf } from '#pipeline/photos/decode/tiff.fixture.ts';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { EN, loadChanged, RU } from '#test/content-problems.ts';
import { newFolder } from '#test/saving.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { checkContent } from './check-content.ts';

async function check(draft: ContentDraft) {
  const cacheDir = await createTemporaryFolder();
  return checkContent(await newFolder(draft), { cacheDir, quality: 'working' });
}

test('finds no problems in a valid folder, and reads all of it', async () => {
  const { problems, counts, content } = await loadChanged((draft) => draft);
  expect(problems).toEqual([]);
  expect(counts).toEqual({ works: 2, posts: 1, photos: 9 });
  expect(content?.works).toMatchObject([{ title: 'art-2' }, { title: 'art-1' }]);
  expect(content?.posts).toMatchObject([{ title: 'Выставка' }]);
  expect(content?.texts.en?.gallery.landscape?.['art-2']?.title).toBe('River');
});

test('reports a folder of a newer version and nothing else', async () => {
  const { problems, content } = await loadChanged((draft) =>
    draft.set('site.json', ['version'], 2).unset('site.json', ['name']),
  );
  expect(content).toBeUndefined();
  const message = 'this folder is of version 2, and this program reads version 1';
  expect(problems).toMatchObject([{ severity: 'error', location: 'version', message }]);
});

test('labels of the editor are English in another language, and languages have names', async () => {
  const { add: _, ...labels } = LABELS.en;
  const biography = { lead: 'Суретші', text: {}, cv: {} };
  const kazakh = { ...labels, writtenIn: { ru: 'Орыс тілінде' }, biography };
  const { content } = await loadChanged((d) =>
    d
      .set('site.json', ['languages'], ['ru', 'kk'])
      .unset(RU, ['biography', 'text', '1'])
      .write('locales/kk/translation.json', JSON.stringify(kazakh))
      .write('locales/kk/gallery.json', '{}'),
  );
  expect(Object.keys(content?.texts ?? {})).toEqual(['ru', 'kk']);
  const writtenIn = { ru: 'Орыс тілінде', kk: 'Қазақ тілі' };
  expect(content?.texts.kk?.interface).toMatchObject({ writtenIn, add: LABELS.en.add });
  expect(content?.texts.ru?.interface.writtenIn).toMatchObject({ kk: 'Казахский' });
});

test('labels are those of the artist, unless they are blank', async () => {
  const { content } = await loadChanged((d) =>
    d
      .set(RU, ['news'], ' ')
      .set('site.json', ['categories', 'zoo'], 'tile.jpg')
      .set(RU, ['category', 'zoo'], 'Звери')
      .set(EN, ['category', 'zoo'], ' '),
  );
  const expected = { news: LABELS.ru.news, about: 'about', lightbox: { help: 'help' } };
  expect(content?.texts.ru?.interface).toMatchObject(expected);
  expect(content?.texts.en?.interface.category.zoo).toBe('Звери');
});

test('reports a faulty photo once, with every entry that uses it, beside wrong texts', async () => {
  const draft = new ContentDraft().write('images/categories/tile.jpg', '');
  const { status, problems } = await check(draft.unset('site.json', ['name']));
  expect(status).toBe('faulty');
  const location = expect.stringMatching(/^used by site.json: categories.flowers_birds; .*\.dzen$/);
  const tile = { file: 'images/categories/tile.jpg', location };
  expect(problems).toMatchObject([tile, { file: 'site.json' }]);
});

test('reports a URL that cannot be reached where it is written, and names it', async () => {
  const url = 'http://127.0.0.1:9/river.jpg';
  const draft = new ContentDraft().set('gallery.json', [0, 'details', 'images', 1], url);
  const message = expect.stringContaining(url);
  expect((await check(draft)).problems).toMatchObject([
    { file: 'gallery.json', location: 'art-2, details.images #2', message },
  ]);
});

test('prepares the photos of the home page for wide windows, for narrow ones, or for both', async () => {
  const photo = await samplePhoto({ width: 120, height: 120 }).png().toBuffer();
  const draft = new ContentDraft()
    .write('images/hero/portrait.jpg', photo)
    .set('site.json', ['hero', 0], { picture: 'one.jpg', portrait: 'portrait.jpg' });
  const checked = await check(draft);
  if (checked.status !== 'valid') throw new Error('the content is faulty');
  const { photoOf, photosByFile } = checked;
  expect(photoOf('hero/tall', 'portrait.jpg')).toMatchObject({ width: 80, height: 120 });
  expect(photoOf('hero', 'one.jpg')).toMatchObject({ width: 8, height: 6 });
  expect(photosByFile.get('images/hero/two.jpg')).toEqual(photoOf('hero', 'two.jpg'));
});

test('reports proportions that contradict the size, and several pictures in a file', async () => {
  const draft = new ContentDraft()
    .write('images/gallery/river.jpg', tiffOf({ width: 20 }, { width: 20 }))
    .set('gallery.json', [0, 'details', 'desc'], 'холст, масло, 60х80 см');
  const { status, problems } = await check(draft);
  expect(status).toBe('valid');
  const found = problems.map(({ file, location, message }) => `${file}: ${location}: ${message}`);
  expect(found).toEqual([
    'gallery.json: art-2, details.desc: the proportions of the photo (20×10) and of the size (60×80) differ',
    expect.stringMatching(/^images.*river.jpg: used by art-2, src: .* contains 2 pictures/),
  ]);
});
