import { expect, test } from 'vitest';
import { describeFinding } from '#catalogue/check/finding.ts';
import { validateFolder } from '#catalogue/check/validate-folder.ts';
import { type Change, expectError, expectNotice, loadChanged } from '#test/content-problems.ts';
import { toPhotoFile } from './photo-folder.ts';
import { resolvePhotos } from './resolve-photos.ts';

const named = (src: string): Change => {
  return (d) => d.set('gallery.json', [0, 'src'], src);
};

const RIVER = 'images/gallery/river.jpg';

test.each([
  ["did you mean 'images/about/portrait.jpg'?", 'portrait.jpg'],
  ["there is no photo 'River.JPG' in images/gallery, did you mean 'river.jpg'?", 'River.JPG'],
  ["'../hero/one.jpg' is not the name of a photo", '../hero/one.jpg'],
  ["'https://example.org/a.jpg' is not the name", 'https://example.org/a.jpg'],
])('refuses: %s', (message, name) => expectError(message, 'gallery.json: art-2, src', named(name)));

test.each([
  ['http//a.by', 'is not a web address'],
  ['ftp://a.by/a.jpg', 'starts with'],
])('refuses %s, which is neither a name nor the URL of a photo', (url, message) =>
  expectError(message, 'gallery.json: art-2, details.images #1', (d) =>
    d.set('gallery.json', [0, 'details', 'images', 0], url),
  ),
);

test.each([
  ['/etc/hostname', RIVER, 'art-2, src'],
  ['../hero', RIVER, 'art-2, src'],
  ['/etc', 'images/about', 'site.json: about.portrait'],
])('refuses a link to %s', (target, file, use) =>
  expectError('this is a link', `${file}: used by ${use}`, (d) =>
    d.remove(`${file}/portrait.jpg`).link(file, target),
  ),
);

test.each(['images/gallery/old.jpg', 'images/hero/one-portrait.jpg', 'images/old/old.jpg'])(
  'notes that the site does not use %s',
  (file) => expectNotice('the site does not use this photo', `${file}: `, (d) => d.addPhoto(file)),
);

test.each([
  ['another Unicode form', 'лучей.jpg'.normalize('NFD'), 'лучей.jpg'.normalize('NFC')],
  ['an invisible character in the name', 'river\u200B.jpg', 'river.jpg'],
  ['a no-break space', 'the river.jpg', 'the\u00A0river.jpg'],
  ['Cyrillic letters in the name', 'рeкa.jpg', 'река.jpg'],
  ['another dash', 'май–июнь.jpg', 'май-июнь.jpg'],
  ['a Windows separator', '2019/sea.jpg', '2019\\sea.jpg'],
])('finds a photo with %s', async (_, name, written) => {
  const change: Change = (d) => named(written)(d.remove(RIVER).addPhoto(`images/gallery/${name}`));
  expect((await loadChanged(change)).problems).toEqual([]);
});

test('accepts a link to another photo, and what operating systems leave behind', async () => {
  const files = ['gallery/.DS_Store', 'gallery/._river.jpg', 'hero/Thumbs.db', 'desktop.ini'];
  const { problems } = await loadChanged((d) =>
    files.reduce((draft, file) => draft.write(`images/${file}`, 'x'), d.link(RIVER, 'cat.jpg')),
  );
  expect(problems).toEqual([]);
});

/** Photos of a disk that distinguishes capital letters; not every computer has one. */
function findingsOf(files: readonly string[], references = files) {
  const photos = files.map((name) => toPhotoFile(`images/gallery/${name}`, `/${name}`));
  const works = { 'gallery.json': references.map((src) => ({ src })) };
  return resolvePhotos(validateFolder(works), { photos, refused: [] }).findings;
}

test.each([
  ['capital and small letters', 'River.jpg', 'river.jpg'],
  ['the Unicode form', 'лучей'.normalize('NFD'), 'лучей'.normalize('NFC')],
])('refuses two photos whose names differ only by %s', (_, one, other) => {
  const [file, first] = [`images/gallery/${other}`, `images/gallery/${one}`];
  expect(findingsOf([one, other, 'unlike.jpg'])).toMatchObject([
    { severity: 'error', key: 'same-name', file, values: { first } },
  ]);
});

test('accepts names that differ by more, or that only look the same', () => {
  const names = ['river.jpg', 'river.png', 'river-2.jpg', 'река.jpg', 'рeкa.jpg'];
  expect(findingsOf(names)).toEqual([]);
});

test('names the photos that a name may mean, if there are several', () => {
  const findings = findingsOf(['река.jpg', 'рeкa.jpg'], ['рекa.jpg']);
  expect(findings.map((finding) => describeFinding(finding, 'en').message)).toEqual([
    "'рекa.jpg' may be any of these photos, whose names look the same: река.jpg, рeкa.jpg",
  ]);
});
