import { expect, test } from 'vitest';
import type { PhotoFile } from './photo-folder.ts';
import { resolvePhotos } from './resolve-photos.ts';

/** Photos as a disk that tells capital from small letters holds them; not every machine has one. */
function findingsOf(...names: string[]) {
  const photos = names.map(
    (name): PhotoFile => ({
      file: `images/gallery/${name}`,
      path: `/content/images/gallery/${name}`,
      role: 'gallery',
      name,
    }),
  );
  const references = names.map((name, index) => ({
    ...{ file: 'gallery.json', path: [index, 'src'] },
    ...{ role: 'gallery' as const, name, pictures: ['gallery' as const] },
  }));
  return resolvePhotos(references, { photos, refused: [] }).findings;
}

test.each([
  ['capital and small letters', 'River.jpg', 'river.jpg'],
  ['capital letters of the ending', 'кот.JPG', 'кот.jpg'],
  ['capital letters of a folder', 'A/cat.jpg', 'a/cat.jpg'],
  ['the Unicode form', 'лучей'.normalize('NFD'), 'лучей'.normalize('NFC')],
])('it refuses two photos whose names differ only by %s', (_, one, other) => {
  const values = { first: `images/gallery/${one}` };
  const file = `images/gallery/${other}`;
  expect(findingsOf(one, other, 'unlike.jpg')).toMatchObject([
    { severity: 'error', key: 'same-name', file, values },
  ]);
});

test('it accepts names that differ by more', () => {
  expect(findingsOf('river.jpg', 'river.png', 'river-2.jpg', 'река.jpg')).toEqual([]);
});
