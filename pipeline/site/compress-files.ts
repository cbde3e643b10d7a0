import { glob, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { PictureQuality } from '#pipeline/photos/encode-photo.ts';
import { CONTENT_TYPES } from '#pipeline/server/headers.ts';

/** In bytes: what is smaller fits into one packet as it is. */
const WORTH_IT_BYTES = 1024;

/** Endings of files that are compressed in themselves already. */
const COMPRESSED = ['avif', 'ico', 'jpg', 'png', 'woff2'];

const ENDINGS = Object.keys(CONTENT_TYPES).filter((ending) => !COMPRESSED.includes(ending));

/** Brotli's and gzip's own numbers; a release takes the time to be small. */
const LEVELS = {
  working: { brotli: 4, gzip: 6 },
  release: { brotli: zlib.BROTLI_MAX_QUALITY, gzip: zlib.Z_BEST_COMPRESSION },
} as const satisfies Record<PictureQuality, object>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts compressed twins beside the text files of a site, `a.html.br` and `a.html.gz`, for servers that send them as
 * they are. The same file gives the same bytes on every machine.
 */
export async function compressFiles(siteDir: string, quality: PictureQuality): Promise<void> {
  for await (const file of glob('**/*.*', { cwd: siteDir })) {
    if (!ENDINGS.includes(extname(file).slice(1))) continue;
    const path = join(siteDir, file);
    const text = await readFile(path);
    if (text.length < WORTH_IT_BYTES) continue;
    await Promise.all([
      toBrotli(text, {
        params: {
          [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
          [zlib.BROTLI_PARAM_QUALITY]: LEVELS[quality].brotli,
          [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }).then((compressed) => writeFile(`${path}.br`, compressed)),
      toGzip(text, { level: LEVELS[quality].gzip }).then((compressed) =>
        writeFile(`${path}.gz`, withoutSystem(compressed)),
      ),
    ]);
  }
}

/** The tenth byte of gzip names the operating system; 255 is an unknown one. */
function withoutSystem(compressed: Buffer): Buffer {
  compressed[9] = 255;
  return compressed;
}
