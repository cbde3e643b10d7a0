import { expect, test } from 'vitest';
import { type NewPhotos, withPhotos } from './new-photo.ts';
import { WHOLE_PHOTO } from './straighten.ts';

function photo(text: string) {
  const blob = new Blob([text]);
  return { blob, width: 1, height: 1, original: blob, corners: WHOLE_PHOTO };
}

test('names the photos of a change by their final name, and leaves out unused ones', () => {
  const photos: NewPhotos = {
    'images/gallery/work-3.jpg': photo('main'),
    'images/gallery/details/work-3-detail.jpg': photo('one'),
    'images/gallery/details/mist-3-detail.jpg': photo('two'),
    'images/gallery/work-3-v2.jpg': photo('unused'),
  };
  const images = ['work-3-detail.jpg', 'mist-3-detail.jpg'];
  const value = { 'site.json': { src: 'work-3.jpg', images } };
  const { change, files } = withPhotos([{ kind: 'texts', base: {}, value }], photos, (name) =>
    name.replace('work', 'mist'),
  );
  const renamed = { src: 'mist-3.jpg', images: ['mist-3-detail.jpg', 'mist-3-detail-v2.jpg'] };
  expect(change).toEqual([{ kind: 'texts', base: {}, value: { 'site.json': renamed } }]);
  expect([...files.keys()]).toEqual([
    'images/gallery/mist-3.jpg',
    'images/gallery/details/mist-3-detail.jpg',
    'images/gallery/details/mist-3-detail-v2.jpg',
  ]);
});
