import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { CONTENT_TYPES } from '#pipeline/headers.ts';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { forEach } from '#pipeline/several-at-once.ts';

/** In bytes: what is smaller fits into one packet as it is. */
const WORTH_IT_BYTES = 1024;

/** Endings of files that are compressed in themselves already. */
const COMPRESSED = ['avif', 'ico', 'jpg', 'pdf', 'png', 'woff2'];

const ENDINGS = Object.keys(CONTENT_TYPES).filter((ending) => !COMPRESSED.includes(ending));

/** Brotli's and gzip's own numbers; a release takes the time to be small. */
const LEVELS = {
  working: { brotli: 4, gzip: 6 },
  release: { brotli: zlib.BROTLI_MAX_QUALITY, gzip: zlib.Z_BEST_COMPRESSION },
} as const satisfies Record<PictureQuality, object>;

/** Node compresses in four threads; with fewer files at once, one slow file would leave them idle. */
const FILES_AT_ONCE = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How files are compressed: another way, or other versions of the libraries, give other bytes. */
export function compressionOf(quality: PictureQuality): string {
  return JSON.stringify([LEVELS[quality], process.versions.brotli, process.versions.zlib]);
}

interface CompressFiles {
  readonly siteDir: string;
  readonly quality: PictureQuality;
  /** A site that was compressed in the same way; its files are taken over where the text is the same. */
  readonly precompressedDir?: string | undefined;
}

/**
 * Puts precompressed files beside the text files of a site, `a.html.br` and `a.html.gz`, for servers that send them as
 * they are. The same file gives the same bytes on every machine.
 */
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

/** Most pages are taken over, and then one file under two names. */
async function isSame(before: string, now: string): Promise<boolean> {
  const [one, other] = [before, now].map((file) => statSync(file, { throwIfNoEntry: false }));
  if (one?.size !== other?.size) return false;
  return one?.ino === other?.ino || (await readFile(before)).equals(await readFile(now));
}

/** The tenth byte of gzip names the operating system; 255 is an unknown one. */
function withoutSystem(compressed: Buffer): Buffer {
  compressed[9] = 255;
  return compressed;
}
