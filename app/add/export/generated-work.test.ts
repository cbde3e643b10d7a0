import { expect, test } from 'vitest';
import { draftOf, emptyDraft, type WorkDraft } from '#app/add/drafts/work-draft.ts';
import { sampleWorks } from '#test/sample-works.ts';
import { generatedTexts, generateWork, parseId } from './generated-work.ts';

const NEXT_ID = 166;

function draft(fields: Partial<WorkDraft>): WorkDraft {
  return { ...emptyDraft(NEXT_ID), ...fields };
}

const entryOf = (fields: Partial<WorkDraft>) => generateWork(draft(fields), NEXT_ID).entry;

test.each([
  ['12', 12],
  ['007', 7],
  [' 12 or so', 12],
  ['12.9', 12],
  ['-5', -5],
  ['0', 0],
  ['99999999999999999999', 1e20],
  ['no', undefined],
  ['', undefined],
  ['9'.repeat(400), undefined],
])('it parses the id %j as %s', (text, id) => {
  expect(parseId(text)).toBe(id);
});

test('it changes nothing that is typed but known video links', () => {
  const { entry, words } = generateWork(
    draft({
      title: { ru: ' Река\u0000 ', en: '' },
      src: 'C:\\photos\\река.jpg ',
      date: ' май ',
      desc: ' холст ',
      images: 'https://\n \n../a.jpg\n a b ',
      paragraphs: [{ words: { ru: ' Утро. ', en: '' }, classes: [] }],
      vkVideos: 'мой ролик \nhttps://youtu.be/aB3-dE5_gH7\nhttps://vk.com/video-12_345',
      ytVideos: 'https://example.org\n<iframe\nsrc="https://example.org">',
    }),
    NEXT_ID,
  );
  expect(words).toEqual({ ru: { title: ' Река\u0000 ', text: { 1: ' Утро. ' } } });
  expect(entry).toMatchObject({
    src: 'C:\\photos\\река.jpg ',
    details: {
      date: ' май ',
      desc: ' холст ',
      images: ['https://', '../a.jpg', ' a b '],
      vk_videos: [
        'мой ролик ',
        'https://www.youtube-nocookie.com/embed/aB3-dE5_gH7',
        'https://vk.com/video_ext.php?oid=-12&id=345&hd=2',
      ],
      yt_videos: ['https://example.org', '<iframe', 'src="https://example.org">'],
    },
  });
});

test('it has an empty map of texts without a description, and English only where some is typed', () => {
  const wordsOf = (en: string) => {
    const { words } = generatedTexts(generateWork(draft({ title: { ru: 'Река', en } }), NEXT_ID));
    return Object.values(words).map((text) => JSON.parse(text).flowers_birds['art-166']);
  };
  expect(wordsOf(' ')).toEqual([{ title: 'Река', text: {} }]);
  expect(wordsOf('River')).toEqual([
    { title: 'Река', text: {} },
    { title: 'River', text: {} },
  ]);
});

test('it names a photo for its work until a name is typed, and takes what was photographed first', () => {
  const fields = { title: { ru: 'Тихая река', en: '' } };
  expect(entryOf(fields).src).toBe('tikhaya-reka-166.jpg');
  expect(entryOf({ ...fields, src: 'river.jpg' }).src).toBe('river.jpg');
  const main = { name: 'taken.jpg', averageColour: [1, 2, 3] } as const;
  const { src, details } = generateWork(draft(fields), NEXT_ID, { main, details: ['d.jpg'] }).entry;
  expect([src, details.images, details.average_color]).toEqual(['taken.jpg', ['d.jpg'], [1, 2, 3]]);
});

test('it leaves descriptions for the blind with their photos', () => {
  const kept = sampleWorks().find(({ words }) => words.ru?.imagesAlt);
  if (!kept) throw new Error('The sample describes no further photo');
  const [image = ''] = kept.entry.details.images ?? [];
  const alts = (images: string) =>
    generateWork({ ...draftOf(kept), images }, NEXT_ID).words.ru?.imagesAlt;
  expect(alts(`new.jpg\n${image}`)).toEqual(['', ...(kept.words.ru?.imagesAlt ?? [])]);
  expect(alts('new.jpg')).toBeUndefined();
  expect(generateWork({ ...draftOf(kept), desc: 'бумага' }, NEXT_ID).words.ru?.alt).toBe(
    kept.words.ru?.alt,
  );
});

test('it leaves a work that was opened and not touched as it was', () => {
  for (const kept of sampleWorks()) {
    const { entry, words } = generateWork(draftOf(kept), NEXT_ID);
    expect(entry).toStrictEqual(kept.entry);
    expect(words).toStrictEqual({ ru: { title: '' }, ...kept.words });
  }
});

test('it keeps a placeholder without text visible when the story was touched', () => {
  const details = { text: [{ content: '{{7}}' }] };
  const opened = draftOf({ entry: { ...entryOf({ id: '12' }), details }, words: {} });
  const paragraphs = [{ words: { ru: 'Новый.' }, classes: [] }, ...opened.paragraphs];
  const { entry, words } = generateWork({ ...opened, paragraphs }, NEXT_ID);
  expect(entry.details.text).toEqual([{ content: '{{1}}' }, { content: '{{2}}' }]);
  expect(words.ru?.text).toEqual({ 1: 'Новый.', 2: '{{7}}' });
});

test("it keeps the artist's own fields of a paragraph, wherever it has moved", () => {
  const details = { text: [{ content: '{{1}}', voice: '1.mp3' }] };
  const words = { ru: { title: 'Река', text: { 1: 'Утро.' } } };
  const opened = draftOf({ entry: { ...entryOf({ id: '12' }), details }, words });
  const paragraphs = [{ words: { ru: 'Новый.' }, classes: [] }, ...opened.paragraphs];
  expect(generateWork({ ...opened, paragraphs }, NEXT_ID).entry.details.text).toEqual([
    { content: '{{1}}' },
    { content: '{{2}}', voice: '1.mp3' },
  ]);
});

test('it loses nothing of a work whose story was touched', () => {
  const kept = {
    entry: {
      ...entryOf({ id: '12' }),
      priority: -1,
      active: 'false',
      details: {
        text: [{ content: '{{3}}', classes: ['r' as const], at: 40 }, { content: '* * *' }],
        vk_videos: [''],
      },
    },
    words: { ru: { title: 'Река', text: { 1: 'Не показан.', 3: 'Третий.' } } },
  };
  const opened = draftOf(kept);
  const paragraphs = [{ words: { ru: 'Новый.', en: 'New.' }, classes: [] }, ...opened.paragraphs];
  const { entry, words } = generateWork({ ...opened, paragraphs }, NEXT_ID);
  expect(entry).toStrictEqual({
    ...kept.entry,
    details: {
      text: [
        { content: '{{1}}' },
        { content: '{{2}}', classes: ['r'], at: 40 },
        { content: '* * *' },
      ],
      vk_videos: [''],
    },
  });
  expect(words).toEqual({
    ru: { title: 'Река', text: { 1: 'Новый.', 2: 'Третий.', 3: 'Не показан.' } },
    en: { title: '', text: { 1: 'New.' } },
  });
});

test.each<[string, Partial<WorkDraft>, object]>([
  [
    'names the collection',
    { availability: 'collection', collection: ' Замок ' },
    { availability: 'collection', collection: ' Замок ' },
  ],
  ['names no collection', { availability: 'sold', collection: 'Замок' }, { availability: 'sold' }],
])('it %s', (_, fields, expected) => {
  const { availability, collection } = entryOf(fields);
  expect({ ...(availability && { availability }), ...(collection && { collection }) }).toEqual(
    expected,
  );
});

test('it leaves the availability of an opened work as it was written', () => {
  const [kept] = sampleWorks();
  if (!kept) throw new Error('The sample has no work');
  const odd = { availability: 'sold', collection: ' Замок' } as const;
  const opened = draftOf({ ...kept, entry: { ...kept.entry, ...odd } });
  expect(generateWork({ ...opened, priority: '7' }, NEXT_ID).entry).toMatchObject(odd);
  expect(generateWork({ ...opened, availability: '' }, NEXT_ID).entry).not.toHaveProperty(
    'availability',
  );
});

test('it teaches the words that were translated, unless they were written otherwise since', () => {
  const vocabulary = { en: { Нарочь: ' Naroch ', крафт: 'kraft', гуашь: '' } };
  const taught = draft({ date: 'Нарочь, май', desc: 'гуашь', vocabulary });
  expect(generateWork(taught, NEXT_ID).vocabulary).toEqual({ en: { Нарочь: 'Naroch' } });
  expect(generateWork(draft({ date: 'май', vocabulary }), NEXT_ID)).not.toHaveProperty(
    'vocabulary',
  );
});
