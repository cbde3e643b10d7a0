import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { compressFiles } from './compress-files.ts';

const LONG = 'Река '.repeat(500);

test.each(['working', 'release'] as const)(
  'puts compressed copies beside texts, the same in every build (%s)',
  async (quality) => {
    const files = { 'long.html': LONG, 'small.html': 'Река', 'river.avif': LONG, _headers: LONG };
    const site = await createTemporaryFolder(files);
    await compressFiles(site, quality);
    const copies = ['long.html.br', 'long.html.gz'];
    expect(await readdir(site)).toEqual([...Object.keys(files), ...copies].sort());
    const [br = Buffer.of(), gz = Buffer.of()] = await Promise.all(
      copies.map((file) => readFile(join(site, file))),
    );
    expect(brotliDecompressSync(br).toString()).toBe(LONG);
    expect(gunzipSync(gz).toString()).toBe(LONG);
    // No date, no operating system.
    expect([...gz.subarray(4, 8), gz[9]]).toEqual([0, 0, 0, 0, 255]);
  },
);
