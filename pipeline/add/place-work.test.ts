import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { generateWork } from '#catalogue/add/generated-work.ts';
import { draftOf, type WorkDraft } from '#catalogue/add/work-draft.ts';
import { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { ArtworkWords } from '#catalogue/content/locale-files.ts';
import { WORK_TEXTS } from '#catalogue/works/work-texts.ts';
import { findWords, placeEntry, placeWords } from './place-work.ts';

type Fields = Readonly<Record<string, unknown>>;

const KNOWN = new Set([
  ...['id', 'category', 'title', 'src', 'priority', 'active', 'details', 'images'],
  ...WORK_TEXTS,
  ...['text', 'vk_videos', 'yt_videos', 'average_color', 'content', 'classes', 'at', 'key'],
]);

const anyName = fc.string().filter((name) => !KNOWN.has(name));
const anyValue = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));
const ownFields = fc.dictionary(anyName, anyValue, { maxKeys: 3, noNullPrototype: true });

/** An object with fields of the artist's own among those that are known, in any order. */
function withOwnFields(known: Fields): fc.Arbitrary<Fields> {
  return ownFields.chain((own) => {
    const fields = Object.entries({ ...known, ...own });
    return fc
      .shuffledSubarray(fields, { minLength: fields.length })
      .map((shuffled) => Object.fromEntries(shuffled));
  });
}

const anyEntry = fc
  .record(
    {
      date: fc.string(),
      desc: fc.string(),
      images: fc.array(fc.string(), { maxLength: 2 }),
      text: fc.array(
        fc.constantFrom('{{1}}', '{{2}}', '* * *').chain((content) => withOwnFields({ content })),
        { maxLength: 3 },
      ),
      vk_videos: fc.constantFrom([''], ['https://vk.com/video-1_2']),
      average_color: fc.constant([1, 2, 3]),
    },
    { requiredKeys: [] },
  )
  .chain(withOwnFields)
  .chain((details) =>
    withOwnFields({ id: 12, category: 'dzen', title: 'art-12', src: 'a.jpg', details }),
  );

const anyWords = withOwnFields({ title: 'Лодка', text: { 1: 'Утро.', 2: 'Вечер.' } });

/** Opens a work in the form, as the site tells of it, changes something, and puts it into the folder again. */
function edited(gallery: string, words: string, change: (draft: WorkDraft) => WorkDraft) {
  const [raw] = JSON.parse(gallery);
  const entry = v.parse(GalleryEntry, raw);
  const kept = { entry, words: { ru: v.parse(ArtworkWords, JSON.parse(words).dzen['art-12']) } };
  const work = generateWork(change(draftOf(kept)), 166);
  const held = findWords(words, 'art-12');
  return {
    gallery: placeEntry(gallery, work.entry, { replaced: 12, ...work }),
    words: placeWords(words, work.entry, { words: work.words.ru, held }),
  };
}

test('it changes no byte of a work that was opened and not touched, whatever its fields', () => {
  fc.assert(
    fc.property(anyEntry, anyWords, (entry, own) => {
      const gallery = JSON.stringify([entry], null, 2);
      const words = JSON.stringify({ dzen: { 'art-12': own } }, null, '\t');
      expect(edited(gallery, words, (draft) => draft)).toEqual({ gallery, words });
    }),
  );
});

const STORY = {
  id: 12,
  category: 'dzen',
  title: 'art-12',
  src: 'a.jpg',
  details: {
    text: [
      { content: '{{1}}', mark: 'first' },
      { mark: 'second', content: '{{2}}' },
      { content: '{{3}}', mark: 'third' },
    ],
  },
};

test.each<[string, (paragraphs: WorkDraft['paragraphs']) => WorkDraft['paragraphs'], unknown[]]>([
  [
    'one is put first',
    (all) => [{ words: { ru: 'Новый.', en: '' }, classes: [] }, ...all],
    [
      { content: '{{1}}' },
      { content: '{{2}}', mark: 'first' },
      { mark: 'second', content: '{{3}}' },
      { content: '{{4}}', mark: 'third' },
    ],
  ],
  [
    'one is taken out',
    (all) => all.toSpliced(0, 1),
    [
      { mark: 'second', content: '{{1}}' },
      { content: '{{2}}', mark: 'third' },
    ],
  ],
])('it leaves every paragraph its own fields when %s', (_, change, expected) => {
  const words = JSON.stringify({
    dzen: { 'art-12': { title: '', text: { 1: 'Раз', 2: 'Два', 3: 'Три' } } },
  });
  const { gallery } = edited(JSON.stringify([STORY]), words, (draft) => ({
    ...draft,
    paragraphs: change(draft.paragraphs),
  }));
  expect(JSON.parse(gallery)[0].details.text).toEqual(expected);
});
