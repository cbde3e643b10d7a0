import { expect, test } from 'vitest';
import { type AddDraft, newDraft } from '#app/add/drafts/add-draft.ts';
import { WHOLE_PHOTO } from '#app/add/photo/corners.ts';
import { newPhotos } from '#app/add/photo/new-photos.ts';
import { generateWork } from '#catalogue/add/generated-work.ts';
import { emptyDraft } from '#catalogue/add/work-draft.ts';
import { previewWork, withPreviewPhotos } from './preview-work.ts';

const photo = (name: string) => ({ name, width: 30, height: 40, colour: '#000000', widths: [30] });

const WORKS = [
  {
    entry: {
      id: 12,
      category: 'dzen' as const,
      title: 'art-12',
      src: 'boat.jpg',
      details: { images: ['', 'boat-crop.jpg'] },
    },
    words: { ru: { title: 'Лодка' } },
    photo: photo('boat-1'),
    detailPhotos: [photo('boat-crop-1')],
  },
];

const taken = (key: string, width: number) => ({
  key,
  original: new Blob(),
  corners: WHOLE_PHOTO,
  prepared: { blob: new Blob([key]), width, height: 100, averageColour: [1, 2, 3] as const },
});

function preview(draft: AddDraft) {
  const { taken, files } = newPhotos(draft, 166, WORKS);
  const generated = generateWork(draft.work, 166, taken);
  return previewWork({ generated, draft, newFiles: files, works: WORKS });
}

test('it shows the new photos, in their order', () => {
  const draft = {
    ...newDraft('a', 166),
    main: taken('main', 80),
    details: [taken('one', 81), taken('two', 82)],
  };
  const { work, files } = preview(draft);
  expect([work.photo, ...work.detailPhotos].map(({ width }) => width)).toEqual([80, 81, 82]);
  expect(files.get(work.photo.name)).toBe(draft.main.prepared.blob);
  expect(files.get(work.detailPhotos[1]?.name ?? '')).toBe(draft.details[1]?.prepared.blob);
});

test('it shows the photos that the site has', () => {
  const work = { ...emptyDraft(12), src: 'boat.jpg', images: 'boat-crop.jpg' };
  const { work: shown, files } = preview({ ...newDraft('a', 166), work });
  expect(shown.photo.name).toBe('boat-1');
  expect(shown.detailPhotos.map(({ name }) => name)).toEqual(['boat-crop-1']);
  expect(files.size).toBe(0);
});

test('it leaves room for a photo that is not there yet, in the proportions of the work', () => {
  const work = { ...emptyDraft(166), desc: 'холст, 60х80 см', images: 'https://example.org/a.jpg' };
  const { work: shown, files } = preview({ ...newDraft('a', 166), work });
  expect(shown.photo).toMatchObject({ width: 900, height: 1200 });
  expect([...files.values()]).toEqual([undefined, undefined]);
});

test('it puts the files of new photos in their places, in frames as well, and nowhere else', () => {
  const markup = [
    '<picture><source type="image/avif" srcset="/art/images/~preview-0-80.avif 80w">',
    '<img src="/art/images/~preview-0-80.jpg" srcset="/art/images/~preview-0-80.jpg 80w"></picture>',
    '<iframe srcdoc="&lt;img src=&quot;/art/images/~preview-0-80.jpg&quot;&gt;"></iframe>',
    '<source srcset="/art/images/boat-80.avif 80w">',
  ].join('');
  expect(withPreviewPhotos(markup, (name) => `blob:${name}`)).toBe(
    [
      '<picture>',
      '<img src="blob:~preview-0" srcset="blob:~preview-0 80w"></picture>',
      '<iframe srcdoc="&lt;img src=&quot;blob:~preview-0&quot;&gt;"></iframe>',
      '<source srcset="/art/images/boat-80.avif 80w">',
    ].join(''),
  );
});

test('it shows nothing as long as the address of a photo is not known', () => {
  const markup = '<img srcset="/images/~preview-0-80.jpg 80w"><img src="/images/~preview-1-8.jpg">';
  expect(withPreviewPhotos(markup, () => undefined)).toBeUndefined();
  const known = new Map([['~preview-1', 'blob:1']]);
  expect(withPreviewPhotos(markup, (name) => known.get(name))).toBeUndefined();
});
