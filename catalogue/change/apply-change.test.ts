import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type Change, type ChangeResult, type Edit } from './apply-change.ts';
import { type FolderJson, type WorkWithTexts, workWithTexts } from './folder-json.ts';
import { isSame } from './merge.ts';

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
const forest = workWithTexts(FOLDER, 1) as WorkWithTexts;

type WorkChange = (work: WorkWithTexts) => WorkWithTexts;

const withEntry =
  (fields: object): WorkChange =>
  (each) => {
    return { ...each, entry: { ...each.entry, ...fields } };
  };
const withText =
  (language: string, text: string): WorkChange =>
  ({ texts, ...each }) => {
    const own = { title: '', ...texts[language], text: { 1: text } };
    return { ...each, texts: { ...texts, [language]: own } };
  };

function put(base: WorkWithTexts, change: WorkChange): Change {
  return [{ kind: 'work', base, value: change(base) }];
}

const withSource = (src: string) => put(lake, withEntry({ src }));
const REMOVAL: Change = [{ kind: 'work', base: lake, value: null }];

function applied(folder: FolderJson, change: Change): FolderJson {
  const result = applyChange(folder, change);
  if (result.status === 'conflict') throw new Error(JSON.stringify(result.conflicts));
  return { ...folder, ...result.files };
}

/** The second change started from the same folder as the first. */
function both(first: Change, second: Change): ChangeResult {
  return applyChange(applied(FOLDER, first), second);
}

const ids = (file: unknown) => (file as { id: number }[]).map(({ id }) => id);

describe('a work', () => {
  test('is added first, in every language that it has texts in', () => {
    const value = { entry: work(4, 'dzen'), texts: { ru: { title: 'Дождь' } } };
    const result = applyChange(FOLDER, [{ kind: 'work', base: null, value }]);
    expect(result).toMatchObject({
      id: 4,
      files: { 'locales/ru/gallery.json': { dzen: { 'art-4': { title: 'Дождь' } } } },
    });
    expect(result).not.toHaveProperty(['files', 'locales/en/gallery.json']);
    const next = applied(FOLDER, [{ kind: 'work', base: null, value }]);
    expect(ids(next['gallery.json'])).toEqual([4, 3, 2, 1]);
  });

  test('gets the next free id, and no texts that a removed work has left', () => {
    const folder = { ...FOLDER, 'gallery.json': [work(1)] };
    const value = { entry: work(1), texts: { ru: { title: 'Дождь' } } };
    const next = applied(folder, [{ kind: 'work', base: null, value }]);
    expect(workWithTexts(next, 2)).toMatchObject({
      entry: { id: 2, title: 'art-2' },
      texts: { ru: { title: 'Дождь' } },
    });
    const again = applied({ ...FOLDER, 'gallery.json': [work(1), work(2)] }, [
      { kind: 'work', base: null, value },
    ]);
    expect(workWithTexts(again, 3)?.texts).toEqual({ ru: { title: 'Дождь' } });
  });

  test('is saved once, however often its draft is sent', () => {
    const value = (title: string) => {
      return { entry: { ...work(4), key: 'draft' }, texts: { ru: { title } } };
    };
    const once = applied(FOLDER, [{ kind: 'work', base: null, value: value('Дождь') }]);
    const next = applied(once, [{ kind: 'work', base: null, value: value('Ливень') }]);
    expect(ids(next['gallery.json'])).toEqual([4, 3, 2, 1]);
    expect(workWithTexts(next, 4)?.texts).toEqual({ ru: { title: 'Ливень' } });
  });

  test('takes its texts to another category', () => {
    const next = applied(FOLDER, put(lake, withEntry({ category: 'animals' })));
    expect(next['locales/ru/gallery.json']).toEqual({
      landscape: { 'art-1': { title: 'Лес' } },
      animals: { 'art-2': { title: 'Кот' }, 'art-3': lake.texts.ru },
    });
    expect(workWithTexts(next, 3)?.texts).toEqual(lake.texts);
  });

  test('keeps the texts of its own category when another one holds some by mistake', () => {
    const stray = {
      animals: { 'art-3': { title: 'Чужое' } },
      landscape: { 'art-3': lake.texts.ru },
    };
    const folder = { ...FOLDER, 'locales/ru/gallery.json': stray };
    const base = workWithTexts(folder, 3) as WorkWithTexts;
    const next = applied(folder, put(base, withEntry({ active: 'false' })));
    expect(workWithTexts(next, 3)?.texts).toEqual(lake.texts);
  });

  test('is removed with its texts', () => {
    const next = applied(FOLDER, REMOVAL);
    expect(ids(next['gallery.json'])).toEqual([2, 1]);
    expect(JSON.stringify(next)).not.toContain('art-3');
  });

  test('keeps fields that the edit does not know', () => {
    const { owner: _, ...entry } = work(3);
    const base = { ...lake, entry };
    const next = applied(FOLDER, put(base, withEntry({ src: 'new.jpg' })));
    expect(workWithTexts(next, 3)?.entry).toEqual({ ...work(3), src: 'new.jpg' });
  });

  test.each<[string, Change, Change, string[]]>([
    ['one field', withSource('x.jpg'), withSource('y.jpg'), ['entry', 'src']],
    [
      'its paragraphs, in different languages',
      put(lake, withText('ru', 'Тише.')),
      put(lake, withText('en', 'Still.')),
      ['paragraphs'],
    ],
    [
      'its paragraphs and their placeholders',
      put(lake, withEntry({ details: { date: '2019', text: [] } })),
      put(lake, withText('ru', 'Тише.')),
      ['paragraphs'],
    ],
    ['a work that is removed', REMOVAL, withSource('x.jpg'), []],
    ['a work and removes it', withSource('x.jpg'), REMOVAL, []],
  ])('has a conflict when both sides change %s', (_, first, second, path) => {
    expect(both(first, second)).toMatchObject({ status: 'conflict', conflicts: [{ path }] });
  });

  test.each<[string, Change, Change]>([
    ['change a field alike', withSource('x'), withSource('x')],
    ['remove it', REMOVAL, REMOVAL],
  ])('has no conflict when both sides %s', (_, first, second) => {
    expect(both(first, second)).toEqual({ status: 'applied', files: {}, id: 3 });
  });
});

describe('an order', () => {
  const order = (base: number[], value: number[]): Edit => {
    return { kind: 'works-order', category: 'landscape', base, value };
  };

  test.each<[string, readonly unknown[], Edit, number[]]>([
    ['moves only its own category', [3, 2, 1], order([3, 1], [1, 3]), [1, 2, 3]],
    ['puts an unknown work first', [3, 2, 1], order([1], [1]), [3, 2, 1]],
    ['puts an unknown work before the order', [5, 3, 2, 1], order([3, 1], [1, 3]), [5, 1, 2, 3]],
    ['drops a removed work', [2, 1], order([3, 1], [1, 3]), [2, 1]],
  ])('%s', (_, stored, edit, expected) => {
    const works = stored.map((id) => work(id as number, id === 2 ? 'animals' : 'landscape'));
    const next = applied({ ...FOLDER, 'gallery.json': works }, [edit]);
    expect(ids(next['gallery.json'])).toEqual(expected);
  });

  test('applies to posts', () => {
    const change: Change = [{ kind: 'posts-order', base: [2, 1], value: [1, 2] }];
    expect(ids(applied(FOLDER, change)['news.json'])).toEqual([1, 2]);
  });

  test('has a conflict when both sides reorder', () => {
    const works = [5, 3, 1].map((id) => work(id));
    const folder = applied({ ...FOLDER, 'gallery.json': works }, [order([5, 3, 1], [1, 3, 5])]);
    expect(applyChange(folder, [order([5, 3, 1], [3, 5, 1])]).status).toBe('conflict');
  });
});

test('a post is added first with a free id, edited and removed', () => {
  const added = applied(FOLDER, [{ kind: 'post', base: null, value: post as never }]);
  expect(ids(added['news.json'])).toEqual([3, 2, 1]);
  const edited = applied(added, [
    { kind: 'post', base: post as never, value: { ...post, title: 'Лёд' } as never },
  ]);
  expect(edited['news.json']).toMatchObject([{ id: 3 }, { id: 2 }, { id: 1, title: 'Лёд' }]);
  const removed = applied(FOLDER, [{ kind: 'post', base: post as never, value: null }]);
  expect(ids(removed['news.json'])).toEqual([2]);
});

test('a new post is saved once, however often it is sent', () => {
  const send = (folder: FolderJson, title: string) => {
    const value = { ...post, id: 9, title, key: 'new' } as never;
    return applied(folder, [{ kind: 'post', base: null, value }]);
  };
  const news = send(send(FOLDER, 'Лёд'), 'Снег')['news.json'];
  expect(news).toMatchObject([{ id: 9, title: 'Снег' }, { id: 2 }, { id: 1 }]);
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
  const stored = {
    ...FOLDER,
    'gallery.json': [{ ...work(1), owner: 'Му\u00ADзей', src: 'а\u00ADб.jpg' }],
  };
  const base = workWithTexts(stored, 1) as WorkWithTexts;
  const value = withText('ru', 'Ти\u00ADхо,\u00A0как')(withEntry({ src: 'аб.jpg' })(base));
  const details = { ...base.entry.details, date: '2019\u00A0г.\u200B' };
  const next = applied(stored, [
    { kind: 'work', base, value: { ...value, entry: { ...value.entry, details } } },
  ]);
  expect(workWithTexts(next, 1)).toMatchObject({
    entry: { owner: 'Му\u00ADзей', src: 'а\u00ADб.jpg', details: { date: '2019 г.' } },
    texts: { ru: { text: { 1: 'Тихо,\u00A0как' } } },
  });
});

test('several edits are applied together or not at all', () => {
  const [edit] = put(forest, withEntry({ src: 'x.jpg' })) as [Edit];
  const texts = (invitation: string): Edit => ({
    kind: 'texts',
    base: { 'locales/en/translation.json': { invitation } },
    value: { 'locales/en/translation.json': { invitation: 'Call' } },
  });
  const result = applyChange(FOLDER, [edit, texts('Write')]);
  expect(Object.keys(result.status === 'applied' ? result.files : {})).toEqual([
    'gallery.json',
    'locales/en/translation.json',
  ]);
  expect(applyChange(FOLDER, [edit, texts('Something else')]).status).toBe('conflict');
});

/** Fields of a work, each changed by its own function; `text` changes the one field of paragraphs. */
const FIELDS: Readonly<Record<string, (work: WorkWithTexts) => unknown>> = {
  src: ({ entry }) => entry.src,
  priority: ({ entry }) => entry.priority,
  date: ({ entry }) => entry.details.date,
  title: ({ texts }) => texts.en?.title,
  paragraphs: ({ entry, texts }) => [entry.details.text, texts.ru?.text, texts.en?.text],
};

const fieldChange = fc
  .tuple(
    fc.constantFrom<(text: string) => WorkChange>(
      (text) => withEntry({ src: text }),
      (text) => withEntry({ priority: text.length || undefined }),
      (text) =>
        ({ entry, texts }) => {
          return { texts, entry: { ...entry, details: { ...entry.details, date: text } } };
        },
      (text) =>
        ({ entry, texts }) => {
          return { entry, texts: { ...texts, en: { ...texts.en, title: text } } };
        },
      (text) => withText('ru', text),
      (text) => withText('en', text),
    ),
    fc.string({ maxLength: 2 }),
  )
  .map(([change, text]) => change(text));

const step = fc.record({
  id: fc.constantFrom(1, 2, 3),
  /** How many savings ago the editor was opened. */
  age: fc.nat(3),
  changes: fc.array(fieldChange, { minLength: 1, maxLength: 3 }),
  isRemoval: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
});

test('no sequence of merged changes loses a saved field', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const history = [FOLDER];
      for (const { id, age, changes, isRemoval } of steps) {
        const saved = history.at(-1) as FolderJson;
        const base = workWithTexts(history.at(-1 - age) ?? FOLDER, id);
        if (!base) continue;
        const before = workWithTexts(saved, id);
        const value = isRemoval ? null : changes.reduce((each, change) => change(each), base);
        const result = applyChange(saved, [{ kind: 'work', base, value }]);
        const read = (field: string, each?: WorkWithTexts | null) =>
          each ? FIELDS[field]?.(each) : null;
        const isChanged = (field: string, each?: WorkWithTexts | null) =>
          !isSame(read(field, base), read(field, each));
        const names = Object.keys(FIELDS);
        if (result.status === 'conflict') {
          expect(names.some((name) => isChanged(name, value) && isChanged(name, before))).toBe(
            true,
          );
          continue;
        }
        const next = { ...saved, ...result.files };
        const after = workWithTexts(next, id);
        for (const name of names) {
          const expected = isChanged(name, value) ? value : before;
          expect(read(name, after) ?? null).toEqual(read(name, expected) ?? null);
        }
        for (const other of [1, 2, 3].filter((each) => each !== id)) {
          expect(workWithTexts(next, other)).toEqual(workWithTexts(saved, other));
        }
        history.push(next);
      }
    }),
    { numRuns: 300 },
  );
});
