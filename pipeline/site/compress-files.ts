import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { CONTENT_TYPES } from '#pipeline/headers.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';

// Smaller files fit into one packet uncompressed.
const WORTH_IT_BYTES = 1024;

const COMPRESSED = ['avif', 'ico', 'jpg', 'pdf', 'png', 'woff2'];

const ENDINGS = Object.keys(CONTENT_TYPES).filter((ending) => !COMPRESSED.includes(ending));

const LEVELS = {
  working: { brotli: 4, gzip: 6 },
  release: { brotli: zlib.BROTLI_MAX_QUALITY, gzip: zlib.Z_BEST_COMPRESSION },
} as const satisfies Record<PictureQuality, object>;

// Node compresses in four threads.
const FILES_AT_ONCE = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Another level or another version of the libraries gives other bytes. */
export function compressionOf(quality: PictureQuality): string {
  return JSON.stringify([LEVELS[quality], process.versions.brotli, process.versions.zlib]);
}

interface CompressFiles {
  readonly siteDir: string;
  readonly quality: PictureQuality;
  /** A site that was compressed in the same way; unchanged files are taken from it. */
  readonly precompressedDir?: string | undefined;
}

export async function compressFiles(order: CompressFiles): Promise<void> {
  const files = readdirSync(order.siteDir, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => ENDINGS.includes(extname(file).slice(1)));
  await forEach(texts, FILES_AT_ONCE, (file) => compressFile(file, order));
}

async function compressFile(
  file: string,
  { siteDir, quality, precompressedDir }: CompressFiles,
): Promise<void> {
  const path = join(siteDir, file);
  if (statSync(path).size < WORTH_IT_BYTES) return;
  const known = precompressedDir && join(precompressedDir, file);
  if (known && (await isSame(known, path))) {
    for (const ending of ['br', 'gz']) await linkOrCopy(`${known}.${ending}`, `${path}.${ending}`);
    return;
  }
  const text = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(text, {
      params: {
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_QUALITY]: LEVELS[quality].brotli,
        [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    toGzip(text, { level: LEVELS[quality].gzip }),
  ]);
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, withoutSystem(gzipped));
}

// Unchanged files of the cache are the same file under two names.
async function isSame(before: string, now: string): Promise<boolean> {
  const [one, other] = [before, now].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (one?.size !== other?.size) return false;
  return one?.ino === other?.ino || (await readFile(before)).equals(await readFile(now));
}

// The tenth byte names the operating system; 255 is an unknown one. The bytes are then the same everywhere.
function withoutSystem(compressed: Buffer): Buffer {
  compressed[9] = 255;
  return compressed;
}
