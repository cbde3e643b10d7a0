import { type BigIntStats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnoseFileSize, diagnosePhoto } from '#pipeline/photos/decode/diagnose-photo.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { writeWhole } from './atomic-file.ts';
import { sha256 } from './photo-cache.ts';

const FILE_NAME = 'known-files.json';

// A file changed so shortly before it was read may change again within the same clock tick.
const SETTLED_MS = 2000;

interface KnownFile {
  readonly mark: string;
  readonly sha256: string;
}

type FileContent = { readonly status: 'hashed'; readonly sha256: string } | PhotoFault;

/** Hashes of unchanged files, so that they need not be read again. */
export interface KnownFiles {
  /** @throws when the file cannot be opened */
  hash(path: string): Promise<FileContent>;
  /** Forgets files that this run did not ask for. */
  save(): Promise<void>;
}

function markOf(stats: BigIntStats): string {
  // Unlike mtime, ctime cannot be set back.
  return [stats.size, stats.mtimeNs, stats.ctimeNs, stats.ino].join(' ');
}

async function readKnown(path: string): Promise<Record<string, KnownFile>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, KnownFile>;
  } catch {
    return {};
  }
}

export async function openKnownFiles(cacheDir: string): Promise<KnownFiles> {
  const listPath = join(cacheDir, FILE_NAME);
  const known = new Map(Object.entries(await readKnown(listPath)));
  const used = new Map<string, KnownFile>();

  return {
    async hash(path) {
      const stats = statSync(path, { bigint: true });
      const fault =
        stats.size === 0n ? diagnosePhoto(Buffer.alloc(0)) : diagnoseFileSize(Number(stats.size));
      if (fault !== undefined) return fault;

      const mark = markOf(stats);
      const remembered = known.get(path);
      if (remembered?.mark === mark) {
        used.set(path, remembered);
        return { status: 'hashed', sha256: remembered.sha256 };
      }
      const hash = sha256(await readFile(path));
      if (Date.now() - Number(stats.ctimeMs) > SETTLED_MS) used.set(path, { mark, sha256: hash });
      return { status: 'hashed', sha256: hash };
    },

    async save() {
      const isSame =
        used.size === known.size &&
        [...used].every(([path, { mark }]) => known.get(path)?.mark === mark);
      if (!isSame) await writeWhole(cacheDir, listPath, JSON.stringify(Object.fromEntries(used)));
    },
  };
}
