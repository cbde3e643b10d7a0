import { expect, test } from 'vitest';
import { draftOf, type KeptWork } from '#app/add/drafts/work-draft.ts';
import { newDraft, rebaseDraft } from './add-draft.ts';

const WAS: KeptWork = {
  entry: {
    ...{ id: 12, category: 'dzen', title: 'art-12', src: 'a.jpg', active: 'true' },
    details: { date: 'май 2019', text: [{ content: '{{1}}' }] },
  },
  words: { ru: { title: 'Лодка', text: { 1: 'Утро.' } } },
};

const IS: KeptWork = {
  entry: { ...WAS.entry, active: 'false', availability: 'sold' },
  words: WAS.words,
};

const draft = { ...newDraft('key', 166), work: draftOf(WAS) };

test('what was not touched in a draft follows the work on the site', () => {
  expect(rebaseDraft(draft, [IS]).work).toEqual(draftOf(IS));
});

test('what was typed stays', () => {
  const typed = { ...draft, work: { ...draft.work, date: 'июнь 2019', availability: 'reserved' } };
  const { work } = rebaseDraft(typed as typeof draft, [IS]);
  expect(work).toEqual({ ...draftOf(IS), date: 'июнь 2019', availability: 'reserved' });
});

test('a story that was changed on both sides stays with what it was opened from', () => {
  const [paragraph] = draft.work.paragraphs;
  const paragraphs = paragraph ? [{ ...paragraph, words: { ru: 'День.' } }] : [];
  const typed = { ...draft, work: { ...draft.work, paragraphs } };
  const other = { ...IS, words: { ru: { title: 'Лодка', text: { 1: 'Вечер.' } } } };
  expect(rebaseDraft(typed, [other])).toBe(typed);
  expect(rebaseDraft(typed, [IS]).work).toEqual({ ...draftOf(IS), paragraphs });
});

test('a draft of a new work, of an unchanged one and of one that is gone stay as they are', () => {
  const fresh = newDraft('key', 166);
  expect(rebaseDraft(fresh, [IS])).toBe(fresh);
  expect(rebaseDraft(draft, [structuredClone(WAS)])).toBe(draft);
  expect(rebaseDraft(draft, [])).toBe(draft);
});
