import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import type { Bucket, StoredObject } from './bucket.ts';
import { isHashed, type SiteObject, STAGES, siteObjects } from './site-objects.ts';

const say = messages(
  {
    goOn: (reason: string, done: number, total: number) =>
      `${reason}\n${done} of ${total} files are in place; run it again to go on from there`,
    noSite: (folder: string) => `There is no site in ${folder}; make it by 'npm run build'`,
  },
  {
    goOn: (reason, done, total) =>
      `${reason}\nНа месте файлов: ${done} из ${total}; запустите ещё раз, и отправка продолжится отсюда`,
    noSite: (folder) => `В ${folder} сайта нет; соберите его: npm run build`,
  },
);

interface Publishing {
  readonly siteDir: string;
  /** Folder in the bucket, with a slash at both ends. */
  readonly basePath: string;
  readonly bucket: Bucket;
  readonly isDryRun: boolean;
  readonly onChange: (change: Change) => void;
}

interface Change {
  readonly what: 'upload' | 'remove';
  readonly key: string;
}

export interface Published {
  readonly uploaded: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** More would only wait for each other on a home connection. */
const AT_ONCE = 8;

/**
 * Sends hashed files first, pages last, and skips unchanged ones, so a second run continues an
 * interrupted one. Old hashed files and files of others stay.
 * @throws {ExpectedError} when there is no site, or the storage fails
 */
export async function publishSite(publishing: Publishing): Promise<Published> {
  const { siteDir, basePath, bucket, isDryRun, onChange } = publishing;
  const objects = siteObjects(await filesOf(siteDir), basePath);
  const stored = new Set(await bucket.keys(basePath.slice(1)));
  const count = { uploaded: 0, unchanged: 0, removed: 0 };

  const upload = async (object: SiteObject) => {
    const ready = await prepare(siteDir, object);
    const isThere = stored.has(object.key);
    if (isThere && (await bucket.fingerprint(object.key)) === ready.fingerprint) {
      count.unchanged += 1;
      return;
    }
    if (!isDryRun) await bucket.put(ready);
    count.uploaded += 1;
    onChange({ what: 'upload', key: object.key });
  };
  const remove = async (key: string) => {
    const isOurs = await bucket.fingerprint(key);
    if (!isOurs) return;
    if (!isDryRun) await bucket.remove(key);
    count.removed += 1;
    onChange({ what: 'remove', key });
  };

  try {
    for (const stage of STAGES) {
      await forEach(
        objects.filter((object) => object.stage === stage),
        AT_ONCE,
        upload,
      );
    }
    const published = new Set(objects.map(({ key }) => key));
    const isGone = (key: string) =>
      !published.has(key) && !isHashed(key.slice(basePath.length - 1));
    await forEach([...stored].filter(isGone), AT_ONCE, remove);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    const done = count.uploaded + count.unchanged;
    throw new ExpectedError(say().goOn(error.message, done, objects.length));
  }
  return count;
}

async function filesOf(siteDir: string): Promise<string[]> {
  const files = [];
  for await (const entry of glob('**/*', { cwd: siteDir, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(siteDir.length + 1);
    if (entry.isFile()) files.push(path.replaceAll(sep, '/'));
  }
  if (!files.includes('index.html')) {
    throw new ExpectedError(say().noSite(siteDir));
  }
  return files.sort();
}

async function prepare(siteDir: string, object: SiteObject): Promise<StoredObject> {
  const { key, headers } = object;
  const body = await readFile(join(siteDir, object.file));
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const described = JSON.stringify([headers, bodyHash]);
  const fingerprint = createHash('sha256').update(described).digest('hex');
  return { key, headers, body, bodyHash, fingerprint };
}
