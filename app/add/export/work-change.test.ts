import { expect, test } from 'vitest';
import { draftOf, emptyDraft } from '#app/add/drafts/work-draft.ts';
import { sampleWorks } from '#test/sample-works.ts';
import { generateWork } from './generated-work.ts';
import { storedWork, workChange } from './work-change.ts';

const vocabularies = { en: { крым: 'Crimea' } };

test('a new work has no base, and the key of its draft', () => {
  const work = generateWork(emptyDraft(166), 166);
  const [edit] = workChange({ key: 'draft', work, opened: undefined, vocabularies });
  expect(edit).toMatchObject({ kind: 'work', base: null, value: { entry: { key: 'draft' } } });
});

test('an edit starts from the work as it was opened', () => {
  const [opened] = sampleWorks();
  if (!opened) throw new Error('The sample has no work');
  const work = generateWork({ ...draftOf(opened), date: 'май 2020' }, 166);
  const [edit] = workChange({ key: 'draft', work, opened, vocabularies });
  expect(edit).toMatchObject({
    base: storedWork(opened),
    value: { entry: { id: opened.entry.id, details: { date: 'май 2020' } } },
  });
});

test('phrases that the vocabulary knows are not sent', () => {
  const vocabulary = { en: { Нарочь: 'Naroch', Крым: 'Krym' } };
  const work = generateWork({ ...emptyDraft(166), date: 'Нарочь, Крым', vocabulary }, 166);
  const [, texts] = workChange({ key: 'draft', work, opened: undefined, vocabularies });
  expect(texts?.value).toEqual({
    'locales/en/translation.json': { vocabulary: { Нарочь: 'Naroch' } },
  });
});
