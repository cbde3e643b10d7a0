import { expect, test } from 'vitest';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { diagnosePhoto } from './diagnose-photo.ts';
import { tiffOf } from './tiff.fixture.ts';

function isoMedia(...brands: string[]): Buffer {
  const [major = '', ...compatible] = brands;
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(64)]);
}

const latin1 = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)]);

test.each([
  ['nothing', Buffer.alloc(0), 'the file is empty'],
  ['a pointer', Buffer.from('version https://git-lfs.github.com/spec/v1\n'), 'Git LFS pointer'],
  ['an HTML page', Buffer.from('\uFEFF\n <!DOCTYPE html><html><body>404</body>'), 'an HTML page'],
  ['SVG', Buffer.from('<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg><svg>'), 'format SVG'],
  ['HEIC, by its further brands', isoMedia('msf1', 'hevc'), 'a HEIC photo'],
  ['a moving AVIF', isoMedia('avis', 'avif', 'msf1'), 'an animated AVIF'],
  ['a video', isoMedia('isom', 'mp41'), 'a video'],
  ['a Photoshop file', latin1('8BPS\0\x01'), 'Photoshop'],
  ['a raw file of Canon’s new kind', isoMedia('crx ', 'crx '), 'raw camera file'],
  ['a DNG', tiffOf({ tags: { 50706: 0x0401 } }), 'raw camera file'],
  ['a NEF: a thumbnail before the photo', tiffOf({ tags: { 254: 1, 330: 8 } }), 'raw camera file'],
  ['random bytes', Buffer.from([0x9f, 0, 1, 2, 3, 200, 7, 8, 9, 10]), 'not a photo'],
])('recognizes %s by its bytes', (_, bytes, message) => {
  expect(diagnosePhoto(bytes)).toMatchObject({
    status: 'faulty',
    message: expect.stringContaining(message),
    remedy: expect.stringMatching(/^[a-z].+[^.]$/),
  });
});

test('accepts photos of all formats', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'tiff', 'avif'] as const) {
    const bytes = await samplePhoto({ width: 40, height: 30 }).toFormat(format).toBuffer();
    expect(diagnosePhoto(bytes)).toBeUndefined();
  }
  expect(diagnosePhoto(isoMedia('mif1', 'avif'))).toBeUndefined();
});

test.each([1, 3, 7, 15])('survives the first %i bytes of a photo', (length) => {
  const start = Buffer.from('II*\0\xff\xff\xff\x7fxxxxxxxxx', 'latin1').subarray(0, length);
  expect(() => diagnosePhoto(start)).not.toThrow();
});
