import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BuiltSite } from './built-site.ts';

const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** What stands compressed beside a file is that file. */
export async function auditPrecompressed({ dir, files }: BuiltSite): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const [ending] = /\.(?:br|gz)$/.exec(file) ?? [];
    if (ending !== '.br' && ending !== '.gz') continue;
    const original = file.slice(0, -ending.length);
    if (!files.has(original)) {
      found.push(`${file}: stands beside nothing`);
      continue;
    }
    const packed = await readFile(join(dir, file));
    const isSame = UNPACK[ending](packed).equals(await readFile(join(dir, original)));
    if (!isSame) found.push(`${file}: holds something else than ${original}`);
  }
  return found;
}
