import { createHash } from 'node:crypto';
import {
  LARGEST_PACKAGE_BYTES,
  LARGEST_PACKAGE_PHOTO_BYTES,
  MOST_PACKAGE_FILES,
  parsePackagePath,
  photoPathsOf,
  type SaveProblem,
  WORK_FILE,
  WorkPackage,
} from '#catalogue/add/work-package.ts';
import { placeOf } from '#pipeline/content/problem-place.ts';
import { validate } from '#pipeline/content/schema/schema-problems.ts';
import { readZip, type ZipEntry, ZipError } from './read-zip.ts';

/** A package that is whole and as it should be; whether its work fits the collection is another question. */
export interface ReceivedWork extends Omit<WorkPackage, 'version'> {
  readonly key: string;
  /** The new photos by their paths, `images/gallery/reka-166.jpg`. */
  readonly photos: ReadonlyMap<string, Buffer>;
}

export type ReadPackage =
  | { readonly status: 'received'; readonly work: ReceivedWork }
  | { readonly status: 'problems'; readonly problems: readonly SaveProblem[] };

const MAKE_ANEW = 'make the package again with /add';

/** Unpacks what `/add` has packed and holds it against its schema; never writes anything. */
export function readPackage(bytes: Buffer): ReadPackage {
  try {
    const files = readZip(bytes, createGate());
    const text = files.get(WORK_FILE);
    if (!text) throw new ZipError(`the package holds no ${WORK_FILE}`);
    const { version: _, key = digestOf(text), ...work } = readWork(new TextDecoder().decode(text));
    files.delete(WORK_FILE);
    refuseUnused([...files.keys()], photoPathsOf(work));
    return { status: 'received', work: { ...work, key, photos: files } };
  } catch (error) {
    if (error instanceof PackageError) return { status: 'problems', problems: error.problems };
    if (!(error instanceof ZipError)) throw error;
    return { status: 'problems', problems: [packageProblem('', error.message)] };
  }
}

/** The key of a package that has none: the same one may come twice, by a second press or a second command. */
function digestOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

class PackageError extends Error {
  readonly problems: readonly SaveProblem[];

  constructor(problems: readonly SaveProblem[]) {
    super();
    this.problems = problems;
  }
}

function packageProblem(file: string, message: string, remedy = MAKE_ANEW): SaveProblem {
  return { file, place: '', message, remedy };
}

/** Lets only the files of a package in, by their stated sizes not more than the limits. */
function createGate(): (entry: ZipEntry) => void {
  let files = 0;
  let bytes = 0;
  return ({ name, size }) => {
    files += 1;
    bytes += size;
    if (name !== WORK_FILE && !parsePackagePath(name)) {
      const problem = packageProblem(name, 'this file has no place in a package');
      throw new PackageError([problem]);
    }
    if (size > LARGEST_PACKAGE_PHOTO_BYTES) {
      throw new PackageError([packageProblem(name, 'this file is too large')]);
    }
    if (files > MOST_PACKAGE_FILES) throw new ZipError('the package holds too many files');
    if (bytes > LARGEST_PACKAGE_BYTES) throw new ZipError('the package is too large');
  };
}

function readWork(text: string): WorkPackage {
  const raw = parseWork(text);
  const { value, findings } = validate(WorkPackage, raw, WORK_FILE);
  if (value) return value;
  throw new PackageError(
    findings.map(({ path, message, remedy }) => {
      return { file: WORK_FILE, place: placeOf(WORK_FILE, path, raw), message, remedy };
    }),
  );
}

/** Half of a character, as careless cutting leaves it, can neither be shown nor stored: a sign for it takes its place. */
function parseWork(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    );
  } catch {
    throw new PackageError([packageProblem(WORK_FILE, 'this file is no JSON')]);
  }
}

function refuseUnused(files: readonly string[], used: readonly string[]): void {
  const unused = files.filter((file) => !used.includes(file));
  if (unused.length === 0) return;
  throw new PackageError(
    unused.map((file) => packageProblem(file, 'the work does not use this photo')),
  );
}
