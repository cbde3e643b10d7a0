import { expect, test } from 'vitest';
import { draftOf, emptyDraft } from '#app/add/drafts/work-draft.ts';
import {
  type AddDraft,
  type Drafts,
  type DraftsEvent,
  newDraft,
  reduceDrafts,
} from './add-draft.ts';

const draft = (key: string, editedAt = 0): AddDraft => ({
  ...newDraft(key, 166),
  editedAt,
  ...(editedAt > 0 && { work: { ...emptyDraft(166), src: 'typed.jpg' } }),
});

function loaded(drafts: AddDraft[]): DraftsEvent {
  return { type: 'loaded', drafts, nextId: 166 };
}

function keysAfter(drafts: Drafts, event: DraftsEvent): string[] {
  const { open, others } = reduceDrafts(drafts, event);
  return [open, ...others].map(({ key }) => key);
}

const WORK = {
  entry: { id: 12, category: 'dzen', title: 'art-12', src: 'a.jpg', details: {} },
  words: { ru: { title: 'Лодка' } },
  photo: { name: 'a', width: 1, height: 1, colour: '#000000', widths: [1] },
  detailPhotos: [],
} as const;

test('it opens the draft that was edited last', () => {
  const event = loaded([draft('old', 1), draft('new', 2)]);
  expect(keysAfter({ open: draft('untouched'), others: [] }, event)).toEqual(['new', 'old']);
});

test('it gives a draft of an earlier version the fields and the paragraphs of this one', () => {
  const { desc: _, ...work } = emptyDraft(166);
  const paragraphs = [{ ru: 'Утро.', en: 'Morning.', classes: ['r'] }];
  const typed = { ...work, src: 'typed.jpg', paragraphs };
  const kept = { ...draft('kept', 1), work: typed } as unknown as AddDraft;
  const drafts = { open: draft('open', 2), others: [] };
  const words = { ru: 'Утро.', en: 'Morning.' };
  const full = { src: 'typed.jpg', desc: '', paragraphs: [{ words, classes: ['r'] }] };
  const { others } = reduceDrafts(drafts, loaded([kept]));
  expect(others[0]?.work).toMatchObject(full);
  const event = { type: 'changedElsewhere', key: 'kept', draft: kept, nextId: 166 } as const;
  const followed = reduceDrafts(drafts, { ...event, newKey: 'new' });
  expect(followed.others[0]?.work).toMatchObject(full);
});

test('it does not take away what was typed while the drafts were read', () => {
  const event = loaded([draft('old', 1)]);
  expect(keysAfter({ open: draft('typed', 2), others: [] }, event)).toEqual(['typed', 'old']);
});

test('it changes the draft that was meant, though another one is open by now', () => {
  const drafts = { open: draft('open', 2), others: [draft('other', 1)] };
  const change = ({ work }: AddDraft) => ({ work: { ...work, src: 'late.jpg' } });
  const { open, others } = reduceDrafts(drafts, { type: 'edited', key: 'other', change, at: 5 });
  expect(open).toBe(drafts.open);
  expect(others).toMatchObject([{ key: 'other', editedAt: 5, work: { src: 'late.jpg' } }]);
});

test.each<[string, DraftsEvent, string[]]>([
  ['switching', { type: 'switched', key: 'other' }, ['other', 'open']],
  ['beginning another', { type: 'begun', nextId: 166, key: 'new' }, ['new', 'open', 'other']],
  ['opening a work', { type: 'opened', work: WORK, key: 'work', at: 9 }, ['work', 'open', 'other']],
  ['switching to one that is gone', { type: 'switched', key: 'gone' }, ['open', 'other']],
  ['erasing', { type: 'erased', nextId: 166, key: 'new' }, ['new', 'other']],
])('it keeps the others when %s', (_, event, expected) => {
  expect(keysAfter({ open: draft('open', 2), others: [draft('other', 1)] }, event)).toEqual(
    expected,
  );
});

test('it keeps no draft of which only the number was typed', () => {
  const empty = { ...newDraft('empty', 166), work: emptyDraft(12), editedAt: 2 };
  const drafts = { open: empty, others: [draft('other', 1)] };
  expect(keysAfter(drafts, { type: 'switched', key: 'other' })).toEqual(['other']);
});

test('it fills the form with a work that is opened', () => {
  const { open } = reduceDrafts(
    { open: draft('empty'), others: [] },
    { type: 'opened', work: WORK, key: 'work', at: 9 },
  );
  expect(open.work).toMatchObject({ id: '12', title: { ru: 'Лодка', en: '' }, src: 'a.jpg' });
});

const numbered = (key: string, id: string): AddDraft => ({
  ...draft(key, 1),
  work: { ...emptyDraft(166), id, src: 'typed.jpg' },
});

test.each<[string, Drafts, DraftsEvent, string]>([
  [
    'nothing else is on its way',
    { open: numbered('open', '12'), others: [] },
    { type: 'begun', nextId: 166, key: 'new' },
    '166',
  ],
  [
    'other drafts have the next ones',
    { open: numbered('open', '166'), others: [numbered('other', '167')] },
    { type: 'begun', nextId: 166, key: 'new' },
    '168',
  ],
  [
    'a draft has a number far ahead',
    { open: numbered('open', '9999'), others: [] },
    { type: 'begun', nextId: 166, key: 'new' },
    '166',
  ],
])('it gives a new draft a free number when %s', (_, drafts, event, id) => {
  expect(reduceDrafts(drafts, event).open.work.id).toBe(id);
});

const stored = (key: string, at: number, src: string): AddDraft => ({
  ...newDraft(key, 166),
  editedAt: at,
  storedAt: at,
  work: { ...emptyDraft(166), src },
});

const theirs = (draft: AddDraft | undefined): DraftsEvent => ({
  ...{ type: 'changedElsewhere', key: 'fog', draft, nextId: 166, newKey: 'new' },
});

const drafts = (open: AddDraft): Drafts => ({ open, others: [] });

test('it shows what another tab has written', () => {
  const after = reduceDrafts(drafts(stored('fog', 2, 'mine')), theirs(stored('fog', 3, 'theirs')));
  expect(after.open.work.src).toBe('theirs');
  expect(after.elsewhere).toEqual({ key: 'fog', what: 'changed' });
});

test('it keeps what is not stored yet when another tab has written the same draft', () => {
  const typing = { ...stored('fog', 2, 'mine'), editedAt: 4 };
  const before = drafts(typing);
  expect(reduceDrafts(before, theirs(stored('fog', 3, 'theirs')))).toBe(before);
  expect(reduceDrafts(before, theirs(undefined))).toBe(before);
});

test('it begins anew when another tab has erased the draft', () => {
  const after = reduceDrafts(drafts(stored('fog', 2, 'mine')), theirs(undefined));
  expect(after).toMatchObject({ open: { key: 'new' }, elsewhere: { key: 'new', what: 'erased' } });
});

test('it goes on in a draft of its own when two tabs have written, and lists the other', () => {
  const typing = { ...stored('fog', 2, 'mine'), editedAt: 4 };
  const parted = reduceDrafts(drafts(typing), {
    ...{ type: 'stored', key: 'fog', at: 4, storedKey: 'second' },
  });
  const after = reduceDrafts(parted, theirs(stored('fog', 3, 'theirs')));
  expect(after.open).toMatchObject({ key: 'second', storedAt: 4, work: { src: 'mine' } });
  expect(after.others).toMatchObject([{ key: 'fog', work: { src: 'theirs' } }]);
  expect(after.elsewhere).toEqual({ key: 'second', what: 'parted' });
});

test('it goes on telling of the draft in the form when another tab writes another one', () => {
  const open = stored('second', 4, 'mine');
  const elsewhere = { key: 'second', what: 'parted' } as const;
  const parted = { ...drafts(open), others: [stored('fog', 3, 'theirs')], elsewhere };
  const after = reduceDrafts(parted, theirs(stored('fog', 5, 'theirs, longer')));
  expect(after.others).toMatchObject([{ work: { src: 'theirs, longer' } }]);
  expect(after.elsewhere).toEqual(elsewhere);
});

test('it gives every change a moment of its own', () => {
  const change = () => ({});
  const edit = { type: 'edited', key: 'fog', change, at: 1 } as const;
  const after = reduceDrafts(reduceDrafts(drafts(stored('fog', 2, '')), edit), edit);
  expect(after.open.editedAt).toBe(4);
});

test('it keeps no draft of a work in which nothing was changed', () => {
  const { photo: _, detailPhotos: __, ...kept } = WORK;
  const opened = { ...newDraft('opened', 166), editedAt: 2, work: draftOf(kept) };
  const begun = { type: 'begun', nextId: 166, key: 'new' } as const;
  expect(keysAfter({ open: opened, others: [] }, begun)).toEqual(['new']);
  const changed = { ...opened, work: { ...opened.work, date: 'май' } };
  expect(keysAfter({ open: changed, others: [] }, begun)).toEqual(['new', 'opened']);
});

test('it lets drafts follow the works of the site', () => {
  const { photo: _, detailPhotos: __, ...kept } = WORK;
  const open = { ...newDraft('open', 166), editedAt: 2, storedAt: 2, work: draftOf(kept) };
  const drafts = { open, others: [draft('other', 1)] };
  const sold = { ...WORK, entry: { ...WORK.entry, availability: 'sold' as const } };
  const followed = reduceDrafts(drafts, { type: 'worksKnown', works: [sold], at: 9 });
  expect(followed.open).toMatchObject({ editedAt: 9, work: { availability: 'sold' } });
  expect(followed.others).toEqual(drafts.others);
  expect(reduceDrafts(drafts, { type: 'worksKnown', works: [WORK], at: 9 })).toBe(drafts);
});
