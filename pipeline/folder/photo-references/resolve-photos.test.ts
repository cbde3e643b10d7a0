import { expect, test } from 'vitest';
import { describeFinding } from '#catalogue/check/finding.ts';
import { validateFolder } from '#catalogue/check/validate-folder.ts';
import {
  type Change,
  expectError,
  expectNotice,
  loadChanged,
  type ProblemRow,
} from '#test/content-problems.ts';
import { photoFile } from './photo-folder.ts';
import { resolvePhotos } from './resolve-photos.ts';

const named =
  (src: string): Change =>
  (d) =>
    d.set('gallery.json', [0, 'src'], src);

const IN_WORK = 'gallery.json: art-2, src';
const RIVER = 'images/gallery/river.jpg';

test.each<ProblemRow>([
  ["there is no photo 'unheard-of.png' in images/gallery", IN_WORK, named('unheard-of.png')],
  ["did you mean 'river.jpg'?", IN_WORK, named('rivr.jpg')],
  ["did you mean 'images/about/portrait.jpg'?", IN_WORK, named('portrait.jpg')],
  [
    "there is no photo 'River.JPG' in images/gallery, did you mean 'river.jpg'",
    IN_WORK,
    named('River.JPG'),
  ],
  ...['../hero/one.jpg', 'a/..\\../../x.jpg', 'C:\\river.jpg', 'https://example.org/a.jpg'].map(
    (name): ProblemRow => [`'${name}' is not the name of a photo`, IN_WORK, named(name)],
  ),
  ...['/etc/hostname', '../../site.json', 'gone.jpg', '../hero'].map(
    (target): ProblemRow => [
      'this is a link',
      `${RIVER}: used by art-2, src`,
      (d) => d.link(RIVER, target),
    ],
  ),
  [
    "'http//example.org/a.jpg' is not an address",
    'gallery.json: art-2, details.images #1',
    (d) => d.set('gallery.json', [0, 'details', 'images', 0], 'http//example.org/a.jpg'),
  ],
  [
    'this is a link',
    'images/about: used by site.json: about.portrait',
    (d) => d.remove('images/about/portrait.jpg').link('images/about', '/etc'),
  ],
])('refuses: %s: %s', expectError);

test.each<ProblemRow>(
  ['images/gallery/old.jpg', 'images/hero/one-portrait.jpg', 'images/old/old.jpg'].map((file) => [
    'nobody uses this photo',
    `${file}: `,
    (d) => d.addPhoto(file),
  ]),
)('notes: %s: %s', expectNotice);

test.each([
  ['another Unicode form', 'лучей.jpg'.normalize('NFD'), 'лучей.jpg'.normalize('NFC')],
  ['another Unicode form of a folder', `${'май'.normalize('NFD')}/a.jpg`, 'май/a.jpg'],
  ['the same Unicode form', 'лучей.jpg'.normalize('NFD'), 'лучей.jpg'.normalize('NFD')],
  ['an invisible character in the name', 'river\u200B.jpg', 'river.jpg'],
  ['an invisible character in the file', 'river.jpg', 'ri\u00ADver.jpg'],
  ['a no-break space', 'the river.jpg', 'the\u00A0river.jpg'],
  ['two spaces', 'the  river.jpg', 'the river.jpg'],
  ['Cyrillic letters in the name', 'рeкa.jpg', 'река.jpg'],
  ['letters of another alphabet', 'copy.jpg', 'сору.jpg'],
  ['another dash', 'май–июнь.jpg', 'май-июнь.jpg'],
  ['a Windows separator', '2019/sea.jpg', '2019\\sea.jpg'],
])('finds a photo with %s', async (_, name, written) => {
  const { problems } = await loadChanged((d) =>
    named(written)(d.remove(RIVER).addPhoto(`images/gallery/${name}`)),
  );
  expect(problems).toEqual([]);
});

test.each<[string, Change]>([
  ['a link to another photo', (d) => d.link(RIVER, 'cat.jpg')],
  [
    'what operating systems leave behind',
    (d) =>
      ['gallery/.DS_Store', 'gallery/._river.jpg', 'hero/Thumbs.db', 'desktop.ini'].reduce(
        (draft, file) => draft.write(`images/${file}`, 'x'),
        d,
      ),
  ],
])('accepts %s', async (_, change) => {
  expect((await loadChanged(change)).problems).toEqual([]);
});

/** Photos as a disk that tells capital from small letters holds them; not every machine has one. */
function findingsOf(files: readonly string[], references = files) {
  const photos = files.map((name) => photoFile(`images/gallery/${name}`, `/${name}`));
  const works = { 'gallery.json': references.map((src) => ({ src })) };
  return resolvePhotos(validateFolder(works), { photos, refused: [] }).findings;
}

test.each([
  ['capital and small letters', 'River.jpg', 'river.jpg'],
  ['capital letters of the ending', 'кот.JPG', 'кот.jpg'],
  ['capital letters of a folder', 'A/cat.jpg', 'a/cat.jpg'],
  ['the Unicode form', 'лучей'.normalize('NFD'), 'лучей'.normalize('NFC')],
])('refuses two photos whose names differ only by %s', (_, one, other) => {
  expect(findingsOf([one, other, 'unlike.jpg'])).toMatchObject([
    {
      ...{ severity: 'error', key: 'same-name', file: `images/gallery/${other}` },
      values: { first: `images/gallery/${one}` },
    },
  ]);
});

test.each([
  [['river.jpg', 'river.png', 'river-2.jpg', 'река.jpg']],
  // The second has Latin letters.
  [['река.jpg', 'рeкa.jpg']],
])('accepts the names %j', (names) => {
  expect(findingsOf(names)).toEqual([]);
});

test('names the photos that a name may mean, if there are several', () => {
  const [finding, ...others] = findingsOf(['река.jpg', 'рeкa.jpg'], ['рекa.jpg']);
  expect(others).toEqual([]);
  expect(finding && describeFinding(finding, 'en').message).toBe(
    "'рекa.jpg' may be any of these photos, whose names look the same: река.jpg, рeкa.jpg",
  );
});
