import { expect, test } from 'vitest';
import { type AddDraft, newDraft } from '#app/add/drafts/add-draft.ts';
import { emptyDraft, type WorkDraft } from '#app/add/drafts/work-draft.ts';
import { WHOLE_PHOTO } from './corners.ts';
import { newPhotos } from './new-photos.ts';

const PHOTO = {
  key: 'photo',
  original: new Blob(),
  corners: WHOLE_PHOTO,
  prepared: { blob: new Blob(), width: 4, height: 3, averageColour: [1, 2, 3] as const },
};

const RIVER = {
  entry: {
    id: 12,
    category: 'landscape' as const,
    title: 'art-12',
    src: 'reka-12.jpg',
    details: { images: ['reka-12-detail-1.jpg'] },
  },
  words: { ru: { title: 'Река' } },
  photo: { name: 'reka', width: 4, height: 3, colour: '#000000', widths: [4] },
  detailPhotos: [],
};

function namesOf(fields: Partial<WorkDraft>, photos: Partial<AddDraft>): string[] {
  const work = { ...emptyDraft(12), title: { ru: 'Река', en: '' }, ...fields };
  const draft = { ...newDraft('a', 166), work, ...photos };
  return [...newPhotos(draft, 166, [RIVER]).files.keys()];
}

test('it names photos for their work', () => {
  expect(namesOf({ id: '13' }, { main: PHOTO, details: [PHOTO, PHOTO] })).toEqual([
    'images/gallery/reka-13.jpg',
    'images/gallery/details/reka-13-detail-1.jpg',
    'images/gallery/details/reka-13-detail-2.jpg',
  ]);
});

test('it never takes the name of a photo that is there already', () => {
  expect(namesOf({ src: 'reka-12.jpg' }, { main: PHOTO, details: [PHOTO] })).toEqual([
    'images/gallery/reka-12-v2.jpg',
    'images/gallery/details/reka-12-detail-1-v2.jpg',
  ]);
});

test.each([
  ['na-zakate.jpg', 'na-zakate.jpg'],
  ['../site.jpg', 'reka-13.jpg'],
  ['На закате.jpg', 'reka-13.jpg'],
  ['na-zakate.png', 'reka-13.jpg'],
])('it takes the name %s, if it is one for a new photo, and makes it %s', (src, name) => {
  expect(namesOf({ id: '13', src }, { main: PHOTO })).toEqual([`images/gallery/${name}`]);
});
