import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  LARGEST_PACKAGE_BYTES,
  LARGEST_PACKAGE_PHOTO_BYTES,
  MOST_PACKAGE_FILES,
} from '#catalogue/add/work-package.ts';
import { packWork, workPackage } from '#test/work-package.fixture.ts';
import { readPackage } from './read-package.ts';

const PHOTO = 'images/gallery/ozero-3.jpg';
const ONE = { [PHOTO]: Buffer.from('photo') };

function problemsOf(bytes: Buffer) {
  const read = readPackage(bytes);
  return read.status === 'problems' ? read.problems : [];
}

test('it gives the work and its photos', () => {
  const { version: _, ...work } = workPackage();
  const read = readPackage(packWork(workPackage(), ONE));
  expect(read).toEqual({
    status: 'received',
    work: { ...work, key: expect.any(String), photos: new Map([[PHOTO, Buffer.from('photo')]]) },
  });
});

test.each([
  '../gallery.json',
  '/etc/passwd',
  'C:\\windows\\system.ini',
  'images/gallery/../../site.json',
  'images/gallery/..\\..\\site.json',
  'images/hero/one.jpg',
  'locales/ru/gallery.json',
  'images/gallery/ozero-3.jpg\0.json',
  '.git/hooks/post-checkout',
  'work.json ',
  '',
])('it refuses the file %j by its name', (name) => {
  const problems = problemsOf(packWork(workPackage(), { [name]: Buffer.from('x') }));
  expect(problems).toMatchObject([{ file: name, message: 'this file has no place in a package' }]);
});

test('it takes a link for the bytes that stand for it, and never follows it', () => {
  const link = [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] as const;
  const zip = zipSync({
    'work.json': strToU8(JSON.stringify(workPackage())),
    [PHOTO]: [link[0], link[1]],
  });
  expect(readPackage(Buffer.from(zip))).toMatchObject({
    work: { photos: new Map([[PHOTO, Buffer.from('/etc/passwd')]]) },
  });
});

test('it refuses a photo that the work does not use', () => {
  const stray = { 'images/gallery/details/stray.jpg': Buffer.from('x') };
  expect(problemsOf(packWork(workPackage(), { ...ONE, ...stray }))).toMatchObject([
    { file: 'images/gallery/details/stray.jpg', message: 'the work does not use this photo' },
  ]);
});

/** A package whose list states this size for every file; nothing that is refused is unpacked. */
function stating(size: number, photos: Record<string, Uint8Array>): Buffer {
  const zip = packWork(workPackage(), photos);
  const listed = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = zip.indexOf(listed); at >= 0; at = zip.indexOf(listed, at + 1)) {
    zip.writeUInt32LE(size, at + 24);
  }
  return zip;
}

test('it refuses a file above the limit', () => {
  expect(problemsOf(stating(LARGEST_PACKAGE_PHOTO_BYTES + 1, ONE))).toMatchObject([
    { file: 'work.json', message: 'this file is too large' },
  ]);
});

test('it refuses files that are too large together', () => {
  const count = Math.ceil(LARGEST_PACKAGE_BYTES / LARGEST_PACKAGE_PHOTO_BYTES);
  const many = Array.from({ length: count }, (_, index) => [
    `images/gallery/details/${index}.jpg`,
    Buffer.from('x'),
  ]);
  const zip = stating(LARGEST_PACKAGE_PHOTO_BYTES, Object.fromEntries(many));
  expect(problemsOf(zip)).toMatchObject([{ message: 'the package is too large' }]);
});

test('it refuses too many files', () => {
  const names = Array.from({ length: MOST_PACKAGE_FILES }, (_, index) => `d${index}.jpg`);
  const photos = names.map((name) => [`images/gallery/details/${name}`, Buffer.from('x')]);
  expect(problemsOf(packWork(workPackage(), Object.fromEntries(photos)))).toMatchObject([
    { message: 'the package holds too many files' },
  ]);
});

test.each([
  ['no archive', Buffer.from('hello'), '', 'this is not a package of /add'],
  ['an empty one', Buffer.from(zipSync({})), '', 'the package holds no work.json'],
  ['no JSON', Buffer.from(zipSync({ 'work.json': strToU8('{"version"') })), 'work.json', 'no JSON'],
])('it says what is wrong with %s', (_, bytes, file, message) => {
  expect(problemsOf(bytes)).toMatchObject([{ file, message: expect.stringContaining(message) }]);
});

test('it says which field of the work is wrong', () => {
  const work = { ...workPackage(), entry: { ...workPackage().entry, category: 'landscap' } };
  expect(problemsOf(packWork(work as never, ONE))).toEqual([
    {
      file: 'work.json',
      place: 'entry.category',
      message: "unknown category 'landscap', did you mean 'landscape'?",
      remedy: "use 'landscape'",
    },
  ]);
});

test('it refuses a package of another version', () => {
  expect(problemsOf(packWork({ ...workPackage(), version: 2 } as never, ONE))).toMatchObject([
    { file: 'work.json', place: 'version' },
  ]);
});

test('it puts a sign in the place of half a character', () => {
  const work = workPackage({ words: { ru: { title: 'a\ud83d b' } } });
  expect(readPackage(packWork(work, ONE))).toMatchObject({
    work: { words: { ru: { title: 'a\ufffd b' } } },
  });
});
