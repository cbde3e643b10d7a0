import { getSystemErrorName } from 'node:util';

/** Why the system has refused something, in words for someone who is not a programmer. */
export interface SystemFailure {
  /** The system's own name for it, and the file or folder if it tells: `ENOSPC`, `EROFS: /media/site`. */
  readonly name: string;
  /** Like the remedy without a full stop. */
  readonly cause: string;
  readonly remedy: string;
}

const OTHER_FOLDER = 'make it writable, or choose another';

/** What can be expected. Everything else is a fault of the program. */
const FAILURES = new Map<string, Omit<SystemFailure, 'name'>>([
  ['ENOSPC', { cause: 'the disk is full', remedy: 'make room on it' }],
  ['EDQUOT', { cause: 'there is no room left on the disk', remedy: 'make room on it' }],
  ['EFBIG', { cause: 'a file would be too large for the disk', remedy: 'choose another disk' }],
  ['EROFS', { cause: 'the folder is read-only', remedy: OTHER_FOLDER }],
  ['EACCES', { cause: 'the folder may not be written into', remedy: OTHER_FOLDER }],
  ['EPERM', { cause: 'the folder may not be written into', remedy: OTHER_FOLDER }],
  ['EBUSY', { cause: 'a file or folder is in use', remedy: 'close what uses it, or unmount it' }],
  ['EMFILE', { cause: 'too many files are open', remedy: 'close other programs' }],
  ['ENFILE', { cause: 'too many files are open', remedy: 'close other programs' }],
  ['EIO', { cause: 'the disk has a fault', remedy: 'copy what is on it to another' }],
]);

/** What the system has refused, if an error is about that. */
export function systemFailureOf(error: unknown): SystemFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const words = FAILURES.get(code);
  return words && { ...words, name: path ? `${code}: ${path}` : code };
}

/** The same of a program that tells it only by what it writes: in Node's way, or in Rust's with the number alone. */
export function systemFailureIn(output: string): SystemFailure | undefined {
  const number = /\(os error (\d+)\)/.exec(output)?.[1];
  const told = number ? getSystemErrorName(-Number(number)) : output;
  for (const [name, words] of FAILURES) {
    if (new RegExp(`\\b${name}\\b`).test(told)) return { ...words, name };
  }
  return undefined;
}

/**
 * All that a person needs to know, in a line.
 *
 * @example failureLine(full) // 'The disk is full (ENOSPC): make room on it, then try again'
 */
export function failureLine({ name, cause, remedy }: SystemFailure): string {
  return `${cause.charAt(0).toUpperCase()}${cause.slice(1)} (${name}): ${remedy}, then try again`;
}
