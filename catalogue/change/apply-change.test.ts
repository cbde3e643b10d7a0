import { describe, expect, test } from 'vitest';
import { applyChange, type Change, type Edit } from './apply-change.ts';
import { type FolderJson, type WorkWithTexts, workWithTexts } from './folder-json.ts';

function work(id: number, category = 'landscape') {
  const details = { date: '2019', text: [{ content: '{{1}}', voice: `${id}.mp3` }] };
  return { id, category, title: `art-${id}`, src: `${id}.jpg`, owner: 'Музей', details };
}

const post = { id: 1, title: 'Выставка', shortDesc: '', date: '', image: 'a.jpg', content: {} };

const FOLDER: FolderJson = {
  'site.json': { name: 'Анна', contacts: { vk: 'a', email: 'b' }, publish: { to: 'server' } },
  'gallery.json': [work(3), work(2, 'animals'), work(1)],
  'news.json': [{ ...post, id: 2 }, post],
  'locales/ru/translation.json': { invitation: 'Пишите' },
  'locales/en/translation.json': { invitation: 'Write', vocabulary: { июнь: 'June' } },
  'locales/ru/gallery.json': {
    landscape: { 'art-3': { title: 'Озеро', text: { 1: 'Тихо.' } }, 'art-1': { title: 'Лес' } },
    animals: { 'art-2': { title: 'Кот' } },
  },
  'locales/en/gallery.json': { landscape: { 'art-3': { title: 'Lake', text: { 1: 'Quiet.' } } } },
};

const lake = workWithTexts(FOLDER, 3) as WorkWithTexts;

type WorkChange = (work: WorkWithTexts) => WorkWithTexts;

const withEntry = (fields: object): WorkChange => {
  return ({ entry, texts }) => ({ entry: { ...entry, ...fields }, texts });
};
const withDetails = (fields: object): WorkChange => {
  return (each) => withEntry({ details: { ...each.entry.details, ...fields } })(each);
};
const withTexts = (language: string, fields: object): WorkChange => {
  return ({ entry, texts }) => {
    const own = { title: '', ...texts[language], ...fields };
    return { entry, texts: { ...texts, [language]: own } };
  };
};

function put(base: WorkWithTexts, change: WorkChange): Change {
  return [{ kind: 'work', base, value: change(base) }];
}

function add(entry: object, title: string): Change {
  return [{ kind: 'work', base: null, value: { entry, texts: { ru: { title } } } as never }];
}

const REMOVAL: Change = [{ kind: 'work', base: lake, value: null }];
const OTHER_PHOTO = put(lake, withEntry({ src: 'x.jpg' }));

function applied(folder: FolderJson, change: Change): FolderJson {
  const result = applyChange(folder, change);
  if (result.status === 'conflict') throw new Error(JSON.stringify(result.conflicts));
  return { ...folder, ...result.files };
}

function both(first: Change, second: Change) {
  return applyChange(applied(FOLDER, first), second);
}

const ids = (file: unknown) => (file as { id: number }[]).map(({ id }) => id);

describe('a work', () => {
  test.each([
    ['the next free id', [1], 2],
    ['no texts that a removed work has left', [1, 2], 3],
  ])('gets %s', (_, stored, id) => {
    const folder = { ...FOLDER, 'gallery.json': stored.map((each) => work(each)) };
    const next = applied(folder, add(work(1), 'Дождь'));
    expect(workWithTexts(next, id)).toMatchObject({ entry: { id, title: `art-${id}` } });
    expect(workWithTexts(next, id)?.texts).toEqual({ ru: { title: 'Дождь' } });
  });

  test('takes its texts to another category', () => {
    const next = applied(FOLDER, put(lake, withEntry({ category: 'animals' })));
    expect(next['locales/ru/gallery.json']).toEqual({
      landscape: { 'art-1': { title: 'Лес' } },
      animals: { 'art-2': { title: 'Кот' }, 'art-3': lake.texts.ru },
    });
    expect(workWithTexts(next, 3)?.texts).toEqual(lake.texts);
  });

  test('keeps its texts when another category has texts for it by mistake', () => {
    const own = { landscape: { 'art-3': lake.texts.ru } };
    const stray = { animals: { 'art-3': { title: 'Чужое' } }, ...own };
    const folder = { ...FOLDER, 'locales/ru/gallery.json': stray };
    const next = applied(folder, put(lake, withEntry({ active: 'false' })));
    expect(workWithTexts(next, 3)?.texts).toEqual(lake.texts);
  });

  const FIELDS: Readonly<Record<string, (text: string) => WorkChange>> = {
    src: (src) => withEntry({ src }),
    date: (date) => withDetails({ date }),
    title: (title) => withTexts('en', { title }),
    paragraphs: (text) => withTexts('ru', { text: { 1: text } }),
  };
  const PAIRS = Object.keys(FIELDS).flatMap((one) =>
    Object.keys(FIELDS).map((other) => [one, other] as const),
  );

  test.each(PAIRS)('has a conflict only in one field: %s and %s', (one, other) => {
    const [first, second] = [FIELDS[one]?.('a'), FIELDS[other]?.('b')] as [WorkChange, WorkChange];
    const result = both(put(lake, first), put(lake, second));
    expect(result.status).toBe(one === other ? 'conflict' : 'applied');
    if (result.status === 'conflict') return;
    const next = { ...applied(FOLDER, put(lake, first)), ...result.files };
    expect(workWithTexts(next, 3)).toEqual(second(first(lake)));
  });

  const PLACEHOLDERS = put(lake, withDetails({ text: [] }));
  const RUSSIAN = put(lake, withTexts('ru', { text: { 1: 'Тише.' } }));
  const ENGLISH = put(lake, withTexts('en', { text: { 1: 'Still.' } }));

  test.each<[string, Change, Change, string[]]>([
    ['one field', OTHER_PHOTO, put(lake, withEntry({ src: 'y.jpg' })), ['entry', 'src']],
    ['its paragraphs, in different languages', RUSSIAN, ENGLISH, ['paragraphs']],
    ['its paragraphs and their placeholders', PLACEHOLDERS, RUSSIAN, ['paragraphs']],
    ['a work that is removed', REMOVAL, OTHER_PHOTO, []],
    ['a work and removes it', OTHER_PHOTO, REMOVAL, []],
  ])('has a conflict when both sides change %s', (_, first, second, path) => {
    expect(both(first, second)).toMatchObject({ status: 'conflict', conflicts: [{ path }] });
  });

  test.each([
    ['change a field alike', OTHER_PHOTO],
    ['remove it', REMOVAL],
  ])('has no conflict when both sides %s', (_, change) => {
    expect(both(change, change)).toEqual({ status: 'applied', files: {}, id: 3 });
  });
});

describe('an order', () => {
  const order = (base: number[], value: number[]): Edit => {
    return { kind: 'works-order', category: 'landscape', base, value };
  };

  test.each<[string, readonly unknown[], Edit, number[]]>([
    ['moves only its own category', [3, 2, 1], order([3, 1], [1, 3]), [1, 2, 3]],
    ['puts an unknown work before the order', [5, 3, 2, 1], order([3, 1], [1, 3]), [5, 1, 2, 3]],
    ['drops a removed work', [2, 1], order([3, 1], [1, 3]), [2, 1]],
  ])('%s', (_, stored, edit, expected) => {
    const works = stored.map((id) => work(id as number, id === 2 ? 'animals' : 'landscape'));
    const next = applied({ ...FOLDER, 'gallery.json': works }, [edit]);
    expect(ids(next['gallery.json'])).toEqual(expected);
  });

  test('has a conflict when both sides reorder', () => {
    const works = [5, 3, 1].map((id) => work(id));
    const folder = applied({ ...FOLDER, 'gallery.json': works }, [order([5, 3, 1], [1, 3, 5])]);
    expect(applyChange(folder, [order([5, 3, 1], [3, 5, 1])]).status).toBe('conflict');
  });
});

describe('texts of the site', () => {
  test('merge per field, and add a vocabulary', () => {
    const texts = (contacts: object, ru = {}): Change => {
      const base = { 'site.json': { contacts: { vk: 'a', email: 'b' } } };
      const value = { 'site.json': { contacts }, 'locales/ru/translation.json': ru };
      return [{ kind: 'texts', base, value }];
    };
    const vocabulary = { Минск: 'Minsk' };
    const first = applied(FOLDER, texts({ vk: 'x', email: 'b' }));
    expect(applied(first, texts({ vk: 'a' }, { vocabulary }))).toMatchObject({
      'site.json': { name: 'Анна', contacts: { vk: 'x' }, publish: { to: 'server' } },
      'locales/ru/translation.json': { invitation: 'Пишите', vocabulary },
    });
  });

  test('leave fields alone that are no texts', () => {
    const value = { 'site.json': { publish: { to: 'x' } }, 'gallery.json': { 0: null } };
    const result = applyChange(FOLDER, [{ kind: 'texts', base: {}, value }]);
    expect(result).toEqual({ status: 'applied', files: {} });
  });
});

test('typed texts are normalized, stored ones stay as they are', () => {
  const own = { owner: 'Му\u00ADзей', src: 'а\u00ADб.jpg' };
  const folder = { ...FOLDER, 'gallery.json': [{ ...work(1), ...own }] };
  const base = workWithTexts(folder, 1) as WorkWithTexts;
  const typed = withTexts('ru', { text: { 1: 'Ти\u00ADхо,\u00A0как' } })(
    withDetails({ date: '2019\u00A0г.\u200B' })(withEntry({ src: 'аб.jpg' })(base)),
  );
  expect(workWithTexts(applied(folder, [{ kind: 'work', base, value: typed }]), 1)).toMatchObject({
    entry: { ...own, details: { date: '2019 г.' } },
    texts: { ru: { text: { 1: 'Тихо,\u00A0как' } } },
  });
});

test('no edit is applied when another one has a conflict', () => {
  const texts = { 'locales/en/translation.json': { invitation: 'Something else' } };
  const conflict: Edit = { kind: 'texts', base: texts, value: {} };
  expect(applyChange(FOLDER, [...OTHER_PHOTO, conflict]).status).toBe('conflict');
});
