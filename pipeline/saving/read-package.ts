import { createHash } from 'node:crypto';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import type { SaveProblem } from '#catalogue/add/saving.ts';
import {
  LARGEST_PACKAGE_BYTES,
  MOST_PACKAGE_FILES,
  packagePath,
  parsePackagePath,
  summedText,
  WORK_FILE,
  WorkPackage,
} from '#catalogue/add/work-package.ts';
import { validate } from '#catalogue/check/validate.ts';
import { withoutEmpty } from '#catalogue/works/catalogue.ts';
import { placeOf, problemOf } from '#pipeline/folder/problems.ts';
import { messages } from '#pipeline/messages.ts';

export const LARGEST_PACKAGE_PHOTO_BYTES = 15_000_000;

export interface ReceivedWork extends Omit<WorkPackage, 'version'> {
  readonly key: string;
  readonly photos: ReadonlyMap<string, Buffer>;
}

export type ReadPackage =
  | { readonly status: 'received'; readonly work: ReceivedWork }
  | { readonly status: 'problems'; readonly problems: readonly SaveProblem[] };

const say = messages(
  {
    makeAnew: 'make the package again with /add',
    copyAnew: 'copy the package again; if that does not help, make it again with /add',
    notReadable:
      'this is not a package of /add, or it is damaged, not copied completely or locked with a password',
    noWork: `the package holds no ${WORK_FILE}`,
    cutOff: 'this file is cut off',
    manyFiles: 'the package holds too many files',
    noPlace: 'this file has no place in a package',
    largeFile: 'this file is too large',
    largePackage: 'the package is too large',
    twice: 'the package holds this file twice',
    noJson: 'this file is no JSON',
    damaged: 'this file was damaged on its way',
    missing: 'this file is missing',
    unused: 'the work does not use this photo',
  },
  {
    makeAnew: 'скачайте файл из /add заново',
    copyAnew: 'скопируйте файл ещё раз; если не поможет, скачайте его из /add заново',
    notReadable: 'это не файл из /add, или он повреждён, скопирован не целиком или закрыт паролем',
    noWork: `внутри нет ${WORK_FILE}`,
    cutOff: 'этот файл обрезан',
    manyFiles: 'внутри слишком много файлов',
    noPlace: 'такому файлу здесь не место',
    largeFile: 'этот файл слишком велик',
    largePackage: 'файл из /add слишком велик',
    twice: 'этот файл лежит внутри дважды',
    noJson: 'это не JSON',
    damaged: 'этот файл повредился в дороге',
    missing: 'этого файла нет',
    unused: 'работа не берёт это фото',
  },
);

export function readPackage(bytes: Buffer): ReadPackage {
  try {
    const files = unpack(bytes);
    const text = files.get(WORK_FILE);
    if (!text) throw refusal('', say().noWork);
    files.delete(WORK_FILE);
    const { version: _, key, sums, ...work } = readWork(text.toString());
    if (sums) refuseDamaged(sums, new Map([...files, [WORK_FILE, summed(text)]]));
    refuseUnused([...files.keys()], photoPathsOf(work));
    return { status: 'received', work: { ...work, key: key ?? keyOf(text), photos: files } };
  } catch (error) {
    if (error instanceof PackageError) return { status: 'problems', problems: error.problems };
    throw error;
  }
}

/** A package without a key may arrive twice; a hash of its text identifies it. */
function keyOf(text: Buffer): string {
  return sumOf(text).slice(0, 20);
}

function sumOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

class PackageError extends Error {
  readonly problems: readonly SaveProblem[];

  constructor(problems: readonly SaveProblem[]) {
    super();
    this.problems = problems;
  }
}

function packageProblem(file: string, message: string, remedy = say().makeAnew): SaveProblem {
  return { file, place: '', message, remedy };
}

function refusal(file: string, message: string, remedy = say().makeAnew): PackageError {
  return new PackageError([packageProblem(file, message, remedy)]);
}

/** Checks the list of files before unpacking, and stops a file that exceeds its stated size. */
function unpack(bytes: Buffer): Map<string, Buffer> {
  const sizes = new Map<string, number>();
  const gate = createGate(sizes);
  try {
    unzipSync(bytes, { filter: (file) => gate(file) });
    const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => sizes.has(name) }));
    const cut = files.find(([name, content]) => content.length !== sizes.get(name));
    if (cut) throw refusal(cut[0], say().cutOff, say().copyAnew);
    return new Map(files.map(([name, content]) => [name, Buffer.from(content)]));
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw refusal('', say().notReadable, say().copyAnew);
  }
}

function createGate(sizes: Map<string, number>): (file: UnzipFileInfo) => false {
  let entries = 0;
  let bytes = 0;
  return ({ name, originalSize: size }) => {
    entries += 1;
    bytes += size;
    if (entries > MOST_PACKAGE_FILES) throw refusal('', say().manyFiles);
    if (name.endsWith('/')) return false;
    if (name !== WORK_FILE && !parsePackagePath(name)) {
      throw refusal(name, say().noPlace);
    }
    if (size > LARGEST_PACKAGE_PHOTO_BYTES) throw refusal(name, say().largeFile);
    if (bytes > LARGEST_PACKAGE_BYTES) throw refusal('', say().largePackage);
    if (sizes.has(name)) throw refusal(name, say().twice);
    sizes.set(name, size);
    return false;
  };
}

function readWork(text: string): WorkPackage {
  const raw = parseWork(text);
  const { value, findings } = validate(WorkPackage, raw, WORK_FILE);
  if (value) return value;
  throw new PackageError(
    findings.map((finding) => {
      const { severity: _, path: __, ...problem } = problemOf(finding, placeOf(finding, raw));
      return problem;
    }),
  );
}

/** Replaces lone surrogates, which careless cutting leaves: they cannot be shown or stored. */
function parseWork(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    );
  } catch {
    throw refusal(WORK_FILE, say().noJson);
  }
}

/** Parsed again, because lone surrogates are part of the sum that was packed. */
function summed(text: Buffer): Buffer {
  return Buffer.from(summedText(JSON.parse(text.toString())));
}

/** The library verifies no checksum. */
function refuseDamaged(
  sums: Readonly<Record<string, string>>,
  files: ReadonlyMap<string, Buffer>,
): void {
  const damaged = [...new Set([...Object.keys(sums), ...files.keys()])].filter((file) => {
    const content = files.get(file);
    return content === undefined || sumOf(content) !== sums[file];
  });
  if (damaged.length === 0) return;
  throw new PackageError(
    damaged.map((file) => {
      const what = files.has(file) ? say().damaged : say().missing;
      return packageProblem(file, what, say().copyAnew);
    }),
  );
}

function refuseUnused(files: readonly string[], used: readonly string[]): void {
  const unused = files.filter((file) => !used.includes(file));
  if (unused.length === 0) return;
  throw new PackageError(unused.map((file) => packageProblem(file, say().unused)));
}

/** Main photo first. */
function photoPathsOf({ entry }: Pick<WorkPackage, 'entry'>): string[] {
  const details = withoutEmpty(entry.details.images)
    // Spec §2: anything that starts with `http` is a URL, not a file of the details folder.
    .filter((image) => !image.startsWith('http'))
    .map((name) => packagePath({ role: 'gallery/details', name }));
  return [...new Set([packagePath({ role: 'gallery', name: entry.src }), ...details])];
}
