import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { forEachConcurrently } from '#pipeline/for-each-concurrently.ts';
import { CONTENT_TYPES } from '#pipeline/headers.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { findOrMake, linkOrCopy, sha256 } from '#pipeline/photos/photo-cache.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';

// Smaller files fit into one packet uncompressed.
const LEAST_BYTES = 1024;

const COMPRESSED = ['avif', 'ico', 'jpg', 'pdf', 'png', 'woff2'];

const TEXT_FORMATS = Object.keys(CONTENT_TYPES).filter((ending) => !COMPRESSED.includes(ending));

const LEVELS = {
  working: { br: 4, gz: 6 },
  release: { br: zlib.BROTLI_MAX_QUALITY, gz: zlib.Z_BEST_COMPRESSION },
} as const satisfies Record<PictureQuality, object>;

// Node compresses in four threads.
const FILES_AT_ONCE = 4;

// Part of the cache key: other levels and versions give other bytes.
const ENCODER = JSON.stringify([LEVELS, process.versions.brotli, process.versions.zlib]);

const COMPRESSORS = {
  br(text: Buffer, level: number): Promise<Buffer> {
    const params = {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_QUALITY]: level,
      [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return promisify(brotliCompress)(text, { params });
  },
  async gz(text: Buffer, level: number): Promise<Buffer> {
    const compressed = await promisify(gzip)(text, { level });
    // The tenth byte names the operating system. 255 (unknown) makes the bytes the same everywhere.
    compressed[9] = 255;
    return compressed;
  },
};

export async function compressFiles(siteDir: string, quality: PictureQuality): Promise<void> {
  const files = await readdir(siteDir, { recursive: true });
  const texts = files.filter((file) => TEXT_FORMATS.includes(extname(file).slice(1)));
  await forEachConcurrently(texts, FILES_AT_ONCE, async (file) => {
    const path = join(siteDir, file);
    const text = await readFile(path);
    if (text.length < LEAST_BYTES) return;
    const key = sha256(Buffer.concat([Buffer.from(ENCODER + quality), text]));
    for (const name of ['br', 'gz'] as const) {
      const compress = () => COMPRESSORS[name](text, LEVELS[quality][name]);
      const compressed = await findOrMake({ cacheDir: CACHE_DIR, key, name }, compress);
      await linkOrCopy(compressed, `${path}.${name}`);
    }
  });
}
