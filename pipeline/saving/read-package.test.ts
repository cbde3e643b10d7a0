import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MOST_PACKAGE_FILES } from '#catalogue/add/work-package.ts';
import { packSummedWork, packWork, workPackage } from '#test/work-package.fixture.ts';
import { LARGEST_PACKAGE_PHOTO_BYTES, readPackage } from './read-package.ts';

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

test('it refuses a file by its name', () => {
  const name = 'images/gallery/../../site.json';
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

test('it refuses too many files', () => {
  const names = Array.from({ length: MOST_PACKAGE_FILES }, (_, index) => `d${index}.jpg`);
  const photos = names.map((name) => [`images/gallery/details/${name}`, Buffer.from('x')]);
  expect(problemsOf(packWork(workPackage(), Object.fromEntries(photos)))).toMatchObject([
    { message: 'the package holds too many files' },
  ]);
});

/** What the archive's list says of its last file begins there. */
function lastListed(zip: Buffer): number {
  return zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
}

test('it refuses a name that stands there twice', () => {
  const other = { [PHOTO.replace('3', '4')]: Buffer.from('other') };
  const zip = packWork(workPackage(), { ...ONE, ...other });
  zip.write(PHOTO, lastListed(zip) + 46);
  expect(problemsOf(zip)).toMatchObject([
    { file: PHOTO, message: 'the package holds this file twice' },
  ]);
});

test.each([0, 9] as const)(
  'it reads what was packed anew at level %i, with folders and a comment',
  (level) => {
    const files = { images: {}, [PHOTO]: ONE[PHOTO] ?? Buffer.of() };
    const work = strToU8(JSON.stringify(workPackage()));
    const zip = Buffer.from(zipSync({ 'work.json': work, ...files }, { level }));
    zip.writeUInt16LE(5, zip.length - 2);
    expect(readPackage(Buffer.concat([zip, Buffer.from('hello')]))).toMatchObject({
      work: { photos: new Map([[PHOTO, ONE[PHOTO]]]) },
    });
  },
);

test('it never unpacks to more than the list says', () => {
  const zip = packWork(workPackage(), { [PHOTO]: new Uint8Array(5_000_000) });
  zip.writeUInt32LE(1000, lastListed(zip) + 24);
  expect(readPackage(zip)).toMatchObject({
    work: { photos: new Map([[PHOTO, Buffer.alloc(1000)]]) },
  });
});

test('it refuses a file that unpacks to less than the list says', () => {
  const zip = packWork(workPackage(), ONE);
  zip.writeUInt32LE(1000, lastListed(zip) + 24);
  expect(problemsOf(zip)).toMatchObject([{ file: PHOTO, message: 'this file is cut off' }]);
});

test('it refuses a file with a password', () => {
  const zip = packWork(workPackage(), ONE);
  // The method that stands for AES.
  zip.writeUInt16LE(99, lastListed(zip) + 10);
  expect(problemsOf(zip)).toMatchObject([{ message: expect.stringContaining('password') }]);
});

const PACKED = unzipSync(packSummedWork(workPackage(), ONE));
const { 'work.json': WORK = Buffer.of(), [PHOTO]: _, ...NO_PHOTO } = PACKED;
const OTHER = PHOTO.replace('3', '4');
const DAMAGED = 'this file was damaged on its way';

test.each<[string, string, string, Record<string, Uint8Array>]>([
  ['a changed photo', PHOTO, DAMAGED, { ...PACKED, [PHOTO]: strToU8('phota') }],
  [
    'changed words',
    'work.json',
    DAMAGED,
    { ...PACKED, 'work.json': strToU8(strFromU8(WORK).replace('Lake', 'Lane')) },
  ],
  ['a photo without a sum', OTHER, DAMAGED, { ...PACKED, [OTHER]: strToU8('photo') }],
  ['a missing photo', PHOTO, 'this file is missing', { ...NO_PHOTO, 'work.json': WORK }],
])('it refuses %s', (_, file, message, files) => {
  expect(problemsOf(Buffer.from(zipSync(files)))).toMatchObject([{ file, message }]);
});

test('it refuses whatever is cut off, and never fails when it is overwritten', () => {
  const zip = packSummedWork(workPackage(), ONE);
  for (let length = 0; length < zip.length; length += 1) {
    expect(problemsOf(zip.subarray(0, length))).not.toEqual([]);
  }
  const whole = readPackage(zip);
  expect(whole.status).toBe('received');
  for (let at = 0; at < zip.length; at += 1) {
    const broken = Buffer.from(zip);
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    const read = readPackage(broken);
    if (read.status === 'received') expect(read).toEqual(whole);
  }
});

test.each([
  ['no archive', Buffer.from('hello'), '', 'this is not a package of /add'],
  ['an empty one', Buffer.from(zipSync({})), '', 'the package holds no work.json'],
  ['no JSON', Buffer.from(zipSync({ 'work.json': strToU8('{"version"') })), 'work.json', 'no JSON'],
])('it says what is wrong with %s', (_, bytes, file, message) => {
  expect(problemsOf(bytes)).toMatchObject([{ file, message: expect.stringContaining(message) }]);
});

test('it says which field of the work is wrong', () => {
  const work = { ...workPackage(), entry: { ...workPackage().entry, category: 'Landscape!' } };
  expect(problemsOf(packWork(work as never, ONE))).toEqual([
    {
      file: 'work.json',
      place: 'entry.category',
      message: "'Landscape!' cannot stand in an address",
      remedy: "write it in small Latin letters, like 'still-life'; 'all' is taken",
    },
  ]);
});
