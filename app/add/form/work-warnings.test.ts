import { expect, test } from 'vitest';
import { emptyDraft, type WorkDraft } from '#app/add/drafts/work-draft.ts';
import { vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { type WarningSources, workWarnings } from './work-warnings.ts';

const COMPLETE: WorkDraft = {
  ...emptyDraft(166),
  title: { ru: 'Река', en: 'River' },
  src: 'river.jpg',
  date: 'Минск, май 2025',
  desc: 'холст, масло, 60х80 см',
  paragraphs: [{ words: { ru: 'Утро.', en: 'Morning.' }, classes: [] }],
  vkVideos: 'https://vk.com/video-1_2',
};

function warningsOf(fields: Partial<WorkDraft>, sources: Partial<WarningSources> = {}) {
  return workWarnings({
    draft: { ...COMPLETE, ...fields },
    nextId: 166,
    titles: new Map([[12, 'Кот']]),
    vocabularies: [
      vocabularyOf('en', {
        Минск: 'Minsk',
        май: 'May',
        холст: 'canvas',
        масло: 'oil',
        см: 'cm',
      }),
    ],
    photo: { width: 1800, height: 2400 },
    ...sources,
  }).map((warning) =>
    'finding' in warning
      ? [warning.field, warning.finding.key]
      : [warning.field, warning.code, ...Object.values(warning.values ?? {})],
  );
}

test('it has nothing to say about a complete work', () => {
  expect(warningsOf({})).toEqual([]);
  const desc = 'хо\u00ADлст,\u00A0масло, 60х80';
  expect(warningsOf({ desc, vkVideos: 'vk.com/video-1_2,', date: 'Минск\u200B' })).toEqual([]);
});

test.each<[string, Partial<WorkDraft>, (string | number)[]]>([
  ['an id that is no number', { id: 'x' }, ['id', 'idUnreadable', 166]],
  ['an id below 1', { id: '-5' }, ['id', 'idInvalid', -5]],
  ['an id in use', { id: '12' }, ['id', 'idInUse', 12, 'Кот']],
  [
    'a collection that the vocabulary does not know',
    { availability: 'collection', collection: 'Минск, Замок' },
    ['collection', 'unknownWords', 'Замок'],
  ],
  ['no title', { title: { ru: '', en: ' ' } }, ['title', 'titleEmpty']],
  ['no Russian title', { title: { ru: '', en: 'River' } }, ['title', 'titleMissing']],
  ['no English title', { title: { ru: 'Река', en: '' } }, ['titleIn', 'titleUntranslated']],
  ['an address for a name', { src: 'https://example.org/a.jpg' }, ['src', 'srcAddress']],
  ['no size', { desc: 'холст' }, ['desc', 'size-missing']],
  ['other proportions', { desc: '80х60 см' }, ['desc', 'proportions', '1800×2400', '80×60']],
  ['an unknown material', { desc: 'велюр, 60х80 см' }, ['desc', 'unknownWords', 'велюр']],
  ['an unknown place', { date: 'Нарочь, май' }, ['date', 'unknownWords', 'Нарочь']],
  ['a bad address', { images: 'a.jpg\nhttps://' }, ['images', 'url']],
  ['a path', { images: 'C:\\photos\\a.jpg' }, ['images', 'photoName', 'C:\\photos\\a.jpg']],
  ['a priority that is no number', { priority: 'высокий' }, ['priority', 'priorityUnreadable']],
  [
    'a paragraph without English',
    { paragraphs: [...COMPLETE.paragraphs, { words: { ru: 'Вечер.', en: '' }, classes: [] }] },
    ['text', 'textUntranslated', '2'],
  ],
  [
    'a paragraph without Russian',
    { paragraphs: [{ words: { ru: '', en: 'Dusk.' }, classes: [] }] },
    ['text', 'textMissing', '1'],
  ],
])('it warns of %s', (_, fields, warning) => {
  expect(warningsOf(fields)).toEqual([warning]);
});

test('it says under which name a photo is expected', () => {
  const nothing = { photo: undefined };
  expect(warningsOf({ src: '' }, nothing)).toEqual([['src', 'srcMissing', 'reka-166.jpg']]);
  expect(warningsOf({}, nothing)).toEqual([['src', 'srcMissing', 'river.jpg']]);
});

test('it does not take a work that is edited for another one', () => {
  const kept = {
    entry: { id: 12, category: 'dzen', title: 'art-12', src: '', details: {} },
    words: {},
  } as const;
  expect(warningsOf({ id: '12', kept })).toEqual([]);
});

test('it needs no vocabulary', () => {
  expect(warningsOf({ date: 'Нарочь' }, { vocabularies: [] })).toEqual([]);
});
