import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Folder } from '#app/editor/target/save-target.ts';
import { applyChange } from '#catalogue/change/apply-change.ts';
import { valueAt } from '#catalogue/check/salvage.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { changeOf } from './document.ts';
import { type Editing, rebase, resolveConflict } from './edited-values.ts';
import { openDocument } from './open-document.ts';
import { type Values, withValue } from './values.ts';

const FIELDS = [
  ['entry', 'details', 'date'],
  ['entry', 'details', 'desc'],
  ['entry', 'priority'],
  ['texts', 'ru', 'title'],
  ['texts', 'en', 'title'],
];

const step = fc.record({
  editor: fc.constantFrom(0, 1),
  action: fc.constantFrom('type', 'type', 'save', 'save and lose the answer', 'reload'),
  field: fc.constantFrom(...FIELDS),
  text: fc.constantFrom('один', 'два', 'три'),
});

function open(folder: Folder) {
  const opening = { show: 'work', id: 2, nextId: 3, categories: ['landscape'] } as const;
  const document = openDocument({ ...opening, folder, language: 'ru', t: String as never });
  if (!document) throw new Error('There is no such work');
  return document;
}

test('it asks about paragraphs as a whole', () => {
  const { saved: base } = open({ files: new ContentDraft().folder(), photos: {} });
  const withText = (ru: string) => ({ ...base, story: [{ texts: { ru, en: '' } }] });
  const saved = withText('Из папки');
  const { conflicts, ...unmerged } = rebase({ base, values: withText('Набрано') }, saved);
  expect(conflicts.map(({ path }) => path)).toEqual([['story']]);
  const chosen = conflicts.map((each) => resolveConflict(unmerged, each, 'saved'));
  expect(chosen.map((each) => rebase(each, saved).values)).toMatchObject([saved]);
});

test('two editors lose no value, whatever they save and however often answers are lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let folder: Folder = { files: new ContentDraft().folder(), photos: {} };
      const { saved } = open(folder);
      if (!saved) throw new Error('There is no saved work');
      const editors: Editing[] = [0, 1].map(() => ({ base: saved, values: saved, conflicts: [] }));
      const typed = [new Map<readonly string[], string>(), new Map<readonly string[], string>()];
      const expected = new Map(FIELDS.map((field) => [field, valueAt(saved, field)]));
      const reload = (editing: Editing): Editing => {
        const { saved } = open(folder);
        const rebased = rebase(editing, saved);
        const [conflict] = rebased.conflicts;
        return conflict
          ? reload({ ...rebased, ...resolveConflict(rebased, conflict, 'own') })
          : rebased;
      };
      for (const { editor, action, field, text } of steps) {
        const own = typed[editor] ?? new Map();
        let editing = editors[editor] as Editing;
        if (action === 'type') {
          editing = { ...editing, values: withValue(editing.values, field.join('.'), text) };
          if (valueAt(editing.base, field) === text) own.delete(field);
          else own.set(field, text);
        } else {
          editing = reload(editing);
          for (const [path, value] of own) {
            expect(valueAt(editing.values, path)).toBe(value);
            if (valueAt(editing.base, path) === value) own.delete(path);
          }
        }
        if (action.startsWith('save')) {
          const change = changeOf(open(folder), editing.base, editing.values);
          const result = applyChange(folder.files, change);
          if (result.status === 'conflict') throw new Error('It was rebased before');
          folder = { ...folder, files: { ...folder.files, ...result.files } };
          for (const [path, value] of own) expected.set(path, value);
          // Without an answer, all of it stays unsaved, and is merged with itself later.
          if (action === 'save') {
            own.clear();
            const now = open(folder).saved as Values;
            editing = { base: now, values: now, conflicts: [] };
          }
        }
        editors[editor] = editing;
      }
      const final = open(folder).saved;
      for (const [path, value] of expected) expect(valueAt(final, path)).toEqual(value);
    }),
    { numRuns: 200 },
  );
});
