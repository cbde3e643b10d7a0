import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { compressFiles } from './compress-files.ts';

const LONG = 'Река '.repeat(500);

let site: string;

beforeEach(async () => {
  site = await createTemporaryFolder();
});

test.each(['working', 'release'] as const)(
  'it puts precompressed files that hold the same beside a text, for a %s build',
  async (quality) => {
    await writeFiles(site, { 'gallery/index.html': LONG });
    await compressFiles({ siteDir: site, quality });
    const precompressed = (ending: string) => readFile(join(site, `gallery/index.html.${ending}`));
    expect(brotliDecompressSync(await precompressed('br')).toString()).toBe(LONG);
    expect(gunzipSync(await precompressed('gz')).toString()).toBe(LONG);
  },
);

test.each([
  ['a small file', 'small.html', 'Река'],
  ['a picture', 'river.avif', LONG],
  ['a file of no kind', '_headers', LONG],
])('it leaves %s alone', async (_name, file, text) => {
  await writeFile(join(site, file), text);
  await compressFiles({ siteDir: site, quality: 'working' });
  expect(await readdir(site)).toEqual([file]);
});

test('it writes nothing of the clock or the machine into a gzip file', async () => {
  await writeFile(join(site, 'a.html'), LONG);
  await compressFiles({ siteDir: site, quality: 'working' });
  const head = (await readFile(join(site, 'a.html.gz'))).subarray(0, 10);
  expect([...head]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, expect.any(Number), 255]);
});

test('it takes over the precompressed files of a text that is the same as before, and of no other', async () => {
  const before = await createTemporaryFolder({ 'same.html': LONG, 'other.html': LONG });
  const siteDir = await createTemporaryFolder({ 'same.html': LONG, 'other.html': `${LONG}!` });
  for (const file of ['same.html', 'other.html']) {
    await writeFiles(before, { [`${file}.br`]: 'known', [`${file}.gz`]: 'known' });
  }
  await compressFiles({ siteDir, quality: 'working', precompressedDir: before });
  expect(await readFile(join(siteDir, 'same.html.br'), 'utf8')).toBe('known');
  expect(await readFile(join(siteDir, 'same.html.gz'), 'utf8')).toBe('known');
  expect(gunzipSync(await readFile(join(siteDir, 'other.html.gz'))).toString()).toBe(`${LONG}!`);
});
