import { type BigIntStats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnoseFileSize, diagnosePhoto } from '#pipeline/photos/decode/diagnose-photo.ts';
import type { PhotoFault } from '#pipeline/photos/decode/photo-fault.ts';
import { writeWhole } from './atomic-file.ts';
import { sha256 } from './photo-cache.ts';

const FILE_NAME = 'known-files.json';

/** A file changed so shortly before it was read could have changed once more within the clock's same tick. */
const SETTLED_MS = 2000;

interface KnownFile {
  /** Everything the file system tells of a file that changes with its content. */
  readonly mark: string;
  readonly sha256: string;
}

type FileContent = { readonly status: 'hashed'; readonly sha256: string } | PhotoFault;

/** Remembers the content hash of files, so that unchanged ones need not be read again. */
export interface KnownFiles {
  /** The hash of a file's content, or why it cannot be used. Throws if the file cannot be opened. */
  hash(path: string): Promise<FileContent>;
  /** Keeps what was asked for in this run, and forgets the rest. */
  save(): Promise<void>;
}

function markOf(stats: BigIntStats): string {
  // The time of the last status change (ctime) cannot be set back, unlike that of the content (mtime).
  return [stats.size, stats.mtimeNs, stats.ctimeNs, stats.ino].join(' ');
}

async function readKnown(path: string): Promise<Record<string, KnownFile>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, KnownFile>;
  } catch {
    return {};
  }
}

/** Opens the list of a cache; without a readable one, every file is read anew. */
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
      // Whoever works on the site checks again and again.
      const isSame =
        used.size === known.size &&
        [...used].every(([path, { mark }]) => known.get(path)?.mark === mark);
      if (!isSame) await writeWhole(cacheDir, listPath, JSON.stringify(Object.fromEntries(used)));
    },
  };
}
