import { expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { rebase, resolveConflict } from './edited-values.ts';
import { openDocument } from './open-document.ts';
import { type Values, withValue } from './values.ts';

function savedWork(): Values {
  const folder = { files: new ContentDraft().folder(), photos: {} };
  const source = { show: 'work', id: 2, nextId: 3, categories: ['landscape'] } as const;
  const editedDocument = openDocument({ ...source, folder, language: 'ru', t: String as never });
  if (!editedDocument?.saved) throw new Error('There is no such work');
  return editedDocument.saved;
}

const titled = (title: string) => withValue(savedWork(), 'texts.ru.title', title);

test.each([
  ['takes what only the folder has changed', 'Река', 'Сад', 'Сад'],
  ['keeps what only the editor has changed', 'Лес', 'Река', 'Лес'],
  ['reports no conflict when its own change comes back', 'Лес', 'Лес', 'Лес'],
])('%s', (_, typed, inFolder, expected) => {
  const editing = { base: savedWork(), values: titled(typed) };
  const { base, values, conflicts } = rebase(editing, titled(inFolder));
  expect([base, values]).toEqual([titled(inFolder), titled(expected)]);
  expect(conflicts).toEqual([]);
});

test.each([
  ['own', 'Лес'],
  ['saved', 'Сад'],
] as const)('asks about a text that both have changed, and takes the %s one', (side, title) => {
  const typed = { base: savedWork(), values: titled('Лес') };
  const { conflicts, ...editing } = rebase(typed, titled('Сад'));
  const chosen = conflicts.map((each) => resolveConflict(editing, each, side));
  expect(chosen.map((each) => rebase(each, titled('Сад')).values)).toEqual([titled(title)]);
});

test('asks about paragraphs as a whole', () => {
  const base = savedWork();
  const withText = (ru: string) => ({ ...base, story: [{ texts: { ru, en: '' } }] });
  const saved = withText('Из папки');
  const { conflicts, ...unmerged } = rebase({ base, values: withText('Набрано') }, saved);
  expect(conflicts.map(({ path }) => path)).toEqual([['story']]);
  const chosen = conflicts.map((each) => resolveConflict(unmerged, each, 'saved'));
  expect(chosen.map((each) => rebase(each, saved).values)).toMatchObject([saved]);
});
