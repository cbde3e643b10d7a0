import { expect, test } from 'vitest';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { EN, loadChanged, RU } from '#test/content-problems.ts';
import { completeLabels } from './content.ts';

test('reports a folder of a newer version and nothing else', async () => {
  const { problems, content } = await loadChanged((draft) =>
    draft.set('site.json', ['version'], 2).set('site.json', ['newField'], true),
  );
  expect(content).toBeUndefined();
  expect(problems).toEqual([
    {
      severity: 'error',
      file: 'site.json',
      place: 'version',
      path: ['version'],
      message: 'this folder is of version 2, and this program reads version 1',
      remedy: 'update the program: git pull && npm ci',
    },
  ]);
});

test('it has no problems and comes complete', async () => {
  const loaded = await loadChanged((draft) => draft);
  expect(loaded.problems).toEqual([]);
  expect(loaded.counts).toEqual({ works: 2, posts: 1, photos: 9 });
  expect(loaded.content?.works.map((work) => work.title)).toEqual(['art-2', 'art-1']);
  expect(loaded.content?.posts.map((post) => post.title)).toEqual(['Выставка']);
  expect(loaded.content?.words.en?.gallery.landscape?.['art-2']?.title).toBe('River');
});

test('English ones replace those of the editor in another language', async () => {
  const { add: _, ...labels } = LABELS.en;
  const { content } = await loadChanged((d) =>
    d
      .set('site.json', ['languages'], ['ru', 'kk'])
      .unset(RU, ['biography', 'text', '1'])
      .write(
        'locales/kk/translation.json',
        JSON.stringify({
          ...labels,
          writtenIn: { ru: 'Орыс тілінде' },
          biography: { lead: 'Суретші', text: {}, cv: {} },
        }),
      )
      .write('locales/kk/gallery.json', '{}'),
  );
  expect(Object.keys(content?.words ?? {})).toEqual(['ru', 'kk']);
  expect(content?.words.kk?.interface).toMatchObject({
    writtenIn: { ru: 'Орыс тілінде', kk: 'Қазақ тілі' },
    add: LABELS.en.add,
  });
  expect(content?.words.ru?.interface.writtenIn).toMatchObject({ kk: 'Казахский' });
});

test.each([[undefined], [' ']])('a category named %j has its Russian name', async (name) => {
  const { content } = await loadChanged((d) => {
    const categories = Object.fromEntries(
      [...CATEGORIES, 'zoo'].map((category) => [category, 'tile.jpg']),
    );
    d.set('site.json', ['categories'], categories).set(RU, ['category', 'zoo'], 'Звери');
    return name ? d.set(EN, ['category', 'zoo'], name) : d;
  });
  expect(content?.words.en?.interface.category.zoo).toBe('Звери');
});

test('labels are replaced by those of the artist, unless they are blank', () => {
  const own = { about: 'Who I am', news: ' ', lightbox: { help: 'Keys' } };
  const { lightbox } = LABELS.en;
  expect(completeLabels(own, LABELS.en)).toEqual({
    ...LABELS.en,
    about: 'Who I am',
    lightbox: { ...lightbox, help: 'Keys' },
  });
});

test('sorts problems by file, then by where things stand in it', async () => {
  const { problems } = await loadChanged((d) =>
    d
      .set('site.json', ['contacts', 'vk'], 'ftp://vk.com')
      .set('site.json', ['hero', 1], 'Two.jpg')
      .set('gallery.json', [0, 'id'], -2)
      .set('gallery.json', [0, 'details', 'yt_videos', 0], 'https://example.org')
      .set('gallery.json', [1, 'src'], 'dog.jpg')
      .write('news.json', '[')
      .set(RU, ['buy'], 7),
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, place }) => `${file}: ${place}`)).toEqual([
    'gallery.json: work no. 1 of the file, id (line 3)',
    'gallery.json: work no. 1 of the file, details.yt_videos #1 (line 27)',
    'gallery.json: art-1, src (line 40)',
    'locales/ru/translation.json: buy (line 14)',
    'news.json: line 1',
    'site.json: contacts.vk (line 5)',
    'site.json: hero #2 (line 15)',
  ]);
});
