import { expect, test } from 'vitest';
import type { ContentDraft } from '#test/content.fixture.ts';
import {
  type Change,
  EN,
  expectError,
  expectNotice,
  type FaultRow,
  loadChanged,
  RU,
} from '#test/content-problems.ts';

/** Works of rivers and cats in categories of the artist's own, and in another order. */
function ownCategories(draft: ContentDraft): ContentDraft {
  draft.set('site.json', ['categories'], { zoo: 'tile.jpg', rivers: 'tile.jpg', dzen: 'tile.jpg' });
  draft.set('gallery.json', [0, 'category'], 'rivers').set('gallery.json', [1, 'category'], 'zoo');
  for (const language of ['ru', 'en']) {
    const file = `locales/${language}/gallery.json`;
    draft.unset(file, ['landscape']).unset(file, ['animals']);
    draft.set(file, ['rivers', 'art-2'], { title: 'Волга', text: { 1: 'Утро.' } });
    draft.set(file, ['zoo', 'art-1'], { title: 'Кот' });
    draft.set(`locales/${language}/translation.json`, ['category'], { zoo: 'Z', rivers: 'R' });
  }
  return draft;
}

test('it takes categories of the artist’s own, in her order and with her names', async () => {
  const { content, problems } = await loadChanged(ownCategories);
  expect(problems).toEqual([]);
  expect(Object.entries(content?.words.en?.interface.category ?? {})).toEqual([
    ['zoo', 'Z'],
    ['rivers', 'R'],
    ['dzen', 'Dzen'],
  ]);
});

test.each<[string, Change]>([
  ['no English one', (d) => d.unset(EN, ['category', 'zoo'])],
  ['an empty English one', (d) => d.set(EN, ['category', 'zoo'], ' ')],
])('it calls a category by its Russian name where it has %s', async (_, change) => {
  const { content } = await loadChanged((d) =>
    change(ownCategories(d).set(RU, ['category', 'zoo'], 'Звери')),
  );
  expect(content?.words.en?.interface.category.zoo).toBe('Звери');
});

test.each<FaultRow>([
  [
    'a category without a name',
    (d) => ownCategories(d).unset(RU, ['category', 'zoo']),
    RU,
    'category.zoo',
    "the category 'zoo' has no name",
    'add "zoo" with its name',
  ],
  [
    'a category that cannot stand in an address',
    (d) => d.set('site.json', ['categories', 'Море'], 'tile.jpg'),
    'site.json',
    'categories.Море',
    "'Море' cannot stand in an address",
    'small Latin letters',
  ],
  [
    'a work of a category that is not the artist’s',
    (d) => ownCategories(d).set('gallery.json', [1, 'category'], 'animals'),
    'gallery.json',
    'art-1, category',
    "unknown category 'animals'",
    'use one of zoo, rivers, dzen',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a category without an English name',
    (d) => ownCategories(d).unset(EN, ['category', 'zoo']),
    EN,
    'category.zoo',
    "the category 'zoo' has no name",
    'until then the Russian one is shown',
  ],
  [
    'a name for a category that there is not',
    (d) => d.set(EN, ['category'], { sea: 'Sea' }),
    EN,
    'category.sea',
    "there is no category 'sea'",
    "'categories' in site.json",
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
