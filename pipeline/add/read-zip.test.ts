import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip, ZipError } from './read-zip.ts';

const FILES = { 'a.txt': strToU8('one'), 'b/c.txt': strToU8('two '.repeat(999)) };
const anything = () => {};

function packed(files: Parameters<typeof zipSync>[0] = FILES): Buffer {
  return Buffer.from(zipSync(files));
}

/** Where the archive's list describes its first file. */
function listAt(zip: Buffer): number {
  return zip.readUInt32LE(zip.length - 6);
}

test('it gives back every file', () => {
  const files = readZip(packed(), anything);
  expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([
    ['a.txt', 'one'],
    ['b/c.txt', 'two '.repeat(999)],
  ]);
});

test.each([0, 9] as const)('it reads what is packed at level %i, an empty file too', (level) => {
  const zip = Buffer.from(
    zipSync({ 'a.txt': strToU8('x'.repeat(99)), none: new Uint8Array() }, { level }),
  );
  expect([...readZip(zip, anything).values()].map((content) => content.length)).toEqual([99, 0]);
});

test('it reads an archive that was repacked, with folders and a comment', () => {
  const zip = packed({ b: {}, ...FILES });
  zip.writeUInt16LE(5, zip.length - 2);
  expect(readZip(Buffer.concat([zip, Buffer.from('hello')]), anything).size).toBe(2);
});

test('it unpacks nothing before all files have been accepted', () => {
  const asked: string[] = [];
  const refuse = ({ name, size }: { name: string; size: number }) => {
    asked.push(`${name} ${size}`);
    if (name === 'b/c.txt') throw new ZipError('too large');
  };
  expect(() => readZip(packed(), refuse)).toThrow('too large');
  expect(asked).toEqual(['a.txt 3', 'b/c.txt 3996']);
});

test('it refuses a file that unpacks to more than the list says', () => {
  const zip = packed({ 'bomb.txt': new Uint8Array(5_000_000) });
  zip.writeUInt32LE(1000, listAt(zip) + 24);
  expect(() => readZip(zip, anything)).toThrow('damaged');
});

test('it refuses a name that stands there twice', () => {
  const zip = packed({ 'a.txt': strToU8('one'), 'b.txt': strToU8('two') });
  zip.write('a.txt', zip.lastIndexOf('b.txt'));
  expect(() => readZip(zip, anything)).toThrow("holds 'a.txt' twice");
});

test('it refuses a file whose bytes have changed', () => {
  const zip = Buffer.from(zipSync({ 'a.txt': strToU8('one') }, { level: 0 }));
  zip.write('two', zip.indexOf('one'));
  expect(() => readZip(zip, anything)).toThrow('damaged');
});

test('it refuses a file with a password', () => {
  const zip = packed();
  zip.writeUInt16LE(1, listAt(zip) + 8);
  expect(() => readZip(zip, anything)).toThrow('password');
});

test('it refuses whatever is cut off or overwritten, and never fails otherwise', () => {
  const zip = packed();
  for (let length = 0; length < zip.length; length += 1) {
    expect(() => readZip(zip.subarray(0, length), anything)).toThrow(ZipError);
  }
  for (let at = 0; at < zip.length; at += 1) {
    const broken = Buffer.from(zip);
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    try {
      readZip(broken, anything);
    } catch (error) {
      expect(error).toBeInstanceOf(ZipError);
    }
  }
});
