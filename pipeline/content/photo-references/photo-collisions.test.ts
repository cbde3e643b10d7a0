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
  ['capital and small letters', 'River.jpg', 'river.jpg', 'capital and small letters'],
  ['capital letters of the ending', 'кот.JPG', 'кот.jpg', 'capital and small letters'],
  ['capital letters of a folder', 'A/cat.jpg', 'a/cat.jpg', 'capital and small letters'],
  ['the Unicode form', 'лучей'.normalize('NFD'), 'лучей'.normalize('NFC'), 'Unicode form'],
])('it refuses two photos whose names differ only by %s', (_, one, other, difference) => {
  const findings = findingsOf(one, other, 'unlike.jpg');
  expect(findings).toMatchObject([
    {
      severity: 'error',
      file: `images/gallery/${other}`,
      message: expect.stringContaining(`'images/gallery/${one}'`),
      remedy: expect.stringContaining('rename one of the two'),
    },
  ]);
  expect(findings[0]?.message).toContain(difference);
});

test('it accepts names that differ by more', () => {
  expect(findingsOf('river.jpg', 'river.png', 'river-2.jpg', 'река.jpg')).toEqual([]);
});
