import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { memoize } from '#catalogue/memoize.ts';
import type { Report } from '#pipeline/content/report.ts';
import { spokenLanguage } from '#pipeline/messages.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import type { Settings } from '#pipeline/settings.ts';
import type { PagePrints } from './pages/prerender.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** The sources of everything that is built: files, and folders of which only some files are. */
const CODE = ['app', 'catalogue', 'pipeline', 'package-lock.json', 'vite.config.ts'];
const CODE_FILE = /(?<!\.test)\.(ts|tsx|js|css|svg|json)$/;

/** A file changed so shortly before it was looked at could have changed once more within the clock's same tick. */
const SETTLED_MS = 2000;

/** What is remembered of a folder that was made. */
interface Made {
  /** See {@link fingerprintOf}. */
  readonly inputs: string;
}

/** What is remembered of a site. */
export interface MadeSite extends Made {
  /** See {@link fingerprintOfOrder}. */
  readonly order?: string | undefined;
  /** What there was to say about the content. */
  readonly report: Report;
  /** How the precompressed files in it were made. */
  readonly compression: string;
  readonly pages: {
    /** The program that made them, see {@link makeBundles}. */
    readonly program: string;
    readonly prints: PagePrints;
  };
}

type BuildRecord<Remembered extends Made> = Remembered & {
  readonly folder: string;
  readonly files: string;
};

/**
 * One value for the code, for these generated files and folders, and for the path below which the site lies: another one
 * when any of it is another. The address of the site is among what is generated, for whatever depends on it.
 */
export function fingerprintOf(
  generated: readonly string[],
  { basePath }: Pick<Settings, 'basePath'>,
): string {
  const hash = createHash('sha256').update(JSON.stringify({ basePath }));
  for (const source of CODE) hash.update(fingerprintOfCode(source));
  return hash.update(fingerprintOfFiles(generated.flatMap(filesIn))).digest('hex');
}

/** Whoever changes the code meanwhile changes it for the next build. */
const fingerprintOfCode = memoize((source: string) =>
  fingerprintOfFiles(filesIn(source).filter((file) => CODE_FILE.test(file))),
);

function fingerprintOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * One value for all that a build begins with, before anything of it is read: the code, what it is asked for, and the sizes
 * and times of the files in the artist's folder. Nothing where these could stay the same beside another content.
 */
export function fingerprintOfOrder(
  settings: Pick<Settings, 'contentDir' | 'siteUrl' | 'basePath'>,
  quality: PictureQuality,
): string | undefined {
  const { contentDir, siteUrl } = settings;
  const asked = { contentDir, siteUrl, quality, language: spokenLanguage() };
  const hash = createHash('sha256').update(fingerprintOf([], settings));
  hash.update(JSON.stringify(asked));
  const settled = Date.now() - SETTLED_MS;
  for (const path of entriesIn(contentDir, (entry) => !entry.isDirectory())) {
    const found = statSync(path, { throwIfNoEntry: false });
    // A link can lead to a folder, in which nobody has looked.
    if (!found?.isFile() || found.ctimeMs > settled) return undefined;
    const { size, mtimeMs, ctimeMs, ino } = found;
    hash.update(JSON.stringify([path, size, mtimeMs, ctimeMs, ino]));
  }
  return hash.digest('hex');
}

/** What a folder was made of, if it still is as it was left, file by file. */
export async function readMade<Remembered extends Made = Made>(
  name: string,
  folder: string,
): Promise<Remembered | undefined> {
  const record = await readRecord<Remembered>(name);
  const isAsLeft = record?.folder === folder && record.files === fingerprintOfFolder(folder);
  return isAsLeft ? record : undefined;
}

/** Remembers what a folder was made of, so that it need not be made again. */
export async function recordMade<Remembered extends Made = Made>(
  name: string,
  folder: string,
  made: Remembered,
): Promise<void> {
  const record = { ...made, folder, files: fingerprintOfFolder(folder) };
  await writeIfChanged(recordFile(name), JSON.stringify(record));
}

function recordFile(name: string): string {
  return `.generated/${name}-made.json`;
}

async function readRecord<Remembered extends Made>(
  name: string,
): Promise<BuildRecord<Remembered> | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(name), 'utf8')) as BuildRecord<Remembered>;
  } catch {
    return undefined;
  }
}

// Names, sizes and times tell a changed folder well enough, and cost little even for thousands of pictures.
function fingerprintOfFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const path of filesIn(folder)) {
    // Asking one by one is three times as fast as by promises.
    const { size, mtimeMs } = statSync(path);
    hash.update(`\0${path.slice(folder.length)}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}

/** All files below a folder, or the one file, in one order everywhere; none where there is nothing. */
function filesIn(path: string): readonly string[] {
  return entriesIn(path, (entry) => entry.isFile());
}

function entriesIn(path: string, isWanted: (entry: Dirent) => boolean): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map(({ parentPath, name }) => parentPath + sep + name)
    .toSorted();
}
