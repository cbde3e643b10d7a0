import * as v from 'valibot';
import { expect, test } from 'vitest';
import { generateWork } from '#catalogue/add/generated-work.ts';
import { draftOf, type WorkDraft } from '#catalogue/add/work-draft.ts';
import { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { ArtworkWords } from '#catalogue/schema/locale-files.ts';
import { findWords, placeEntry, placeWords } from './place-work.ts';

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
