import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { compressFiles } from './compress-files.ts';

const LONG = 'Река '.repeat(500);

test.each(['working', 'release'] as const)(
  'puts compressed copies beside a text, the same in every build (%s)',
  async (quality) => {
    const [site, other] = await Promise.all([
      createTemporaryFolder({ 'gallery/index.html': LONG }),
      createTemporaryFolder({ 'gallery/index.html': LONG }),
    ]);
    for (const each of [site, other]) await compressFiles(each, quality);
    const copy = (folder: string, ending: string) =>
      readFile(join(folder, `gallery/index.html.${ending}`));
    expect(brotliDecompressSync(await copy(site, 'br')).toString()).toBe(LONG);
    expect(gunzipSync(await copy(site, 'gz')).toString()).toBe(LONG);
    expect(await copy(other, 'br')).toEqual(await copy(site, 'br'));
    // No date, no operating system.
    expect([...(await copy(site, 'gz')).subarray(4, 8)]).toEqual([0, 0, 0, 0]);
    expect((await copy(site, 'gz'))[9]).toBe(255);
  },
);

test.each([
  ['a small file', 'small.html', 'Река'],
  ['a picture', 'river.avif', LONG],
  ['a file of unknown type', '_headers', LONG],
])('leaves %s alone', async (_, file, content) => {
  const site = await createTemporaryFolder({ [file]: content });
  await compressFiles(site, 'working');
  expect(await readdir(site)).toEqual([file]);
});
