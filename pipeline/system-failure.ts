import { getSystemErrorName } from 'node:util';
import { messages } from './messages.ts';

export interface SystemFailure {
  /** Error code, and file or folder if known: `ENOSPC`, `EROFS: /media/site`. */
  readonly name: string;
  readonly cause: string;
  readonly remedy: string;
}

/** Expected failures; every other error is a bug. */
const FAILURES = {
  ENOSPC: 'full',
  EDQUOT: 'noRoom',
  EFBIG: 'largeFile',
  EROFS: 'readOnly',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EBUSY: 'inUse',
  EMFILE: 'manyFiles',
  ENFILE: 'manyFiles',
  EIO: 'broken',
} as const;

const OTHER_FOLDER = {
  en: 'make it writable, or choose another',
  ru: 'разрешите запись или выберите другую',
};

const say = messages(
  {
    full: { cause: 'the disk is full', remedy: 'make room on it' },
    noRoom: { cause: 'there is no room left on the disk', remedy: 'make room on it' },
    largeFile: {
      cause: 'a file would be too large for the disk',
      remedy: 'choose another disk',
    },
    readOnly: { cause: 'the folder is read-only', remedy: OTHER_FOLDER.en },
    forbidden: { cause: 'the folder may not be written into', remedy: OTHER_FOLDER.en },
    inUse: { cause: 'a file or folder is in use', remedy: 'close what uses it, or unmount it' },
    manyFiles: { cause: 'too many files are open', remedy: 'close other programs' },
    broken: { cause: 'the disk has a fault', remedy: 'copy what is on it to another' },
    line: (cause: string, name: string, remedy: string) =>
      `${cause} (${name}): ${remedy}, then try again`,
  },
  {
    full: { cause: 'диск заполнен', remedy: 'освободите на нём место' },
    noRoom: { cause: 'на диске не осталось места', remedy: 'освободите на нём место' },
    largeFile: { cause: 'файл слишком велик для этого диска', remedy: 'выберите другой диск' },
    readOnly: { cause: 'папка доступна только для чтения', remedy: OTHER_FOLDER.ru },
    forbidden: { cause: 'в папку нельзя писать', remedy: OTHER_FOLDER.ru },
    inUse: {
      cause: 'файл или папка заняты',
      remedy: 'закройте то, что их держит, или отключите диск',
    },
    manyFiles: { cause: 'открыто слишком много файлов', remedy: 'закройте другие программы' },
    broken: { cause: 'диск неисправен', remedy: 'скопируйте всё с него на другой' },
    line: (cause, name, remedy) => `${cause} (${name}): ${remedy} и попробуйте ещё раз`,
  },
);

export function systemFailureOf(error: unknown): SystemFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (!isExpected(code)) return undefined;
  return { ...say()[FAILURES[code]], name: path ? `${code}: ${path}` : code };
}

/** Node prints the code, Rust only the number. */
export function systemFailureIn(output: string): SystemFailure | undefined {
  const number = /\(os error (\d+)\)/.exec(output)?.[1];
  const told = number ? getSystemErrorName(-Number(number)) : output;
  const name = Object.keys(FAILURES)
    .filter(isExpected)
    .find((each) => new RegExp(`\\b${each}\\b`).test(told));
  return name && { ...say()[FAILURES[name]], name };
}

/** The message of a failed `fetch` has no reason; its cause has a code like ECONNREFUSED. */
export function fetchFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  const { code, message } = cause as NodeJS.ErrnoException;
  // The code of a timeout is a number of the DOM.
  return typeof code === 'string' ? code : message;
}

function isExpected(code: string): code is keyof typeof FAILURES {
  return Object.hasOwn(FAILURES, code);
}

/** @example failureLine(full) // 'The disk is full (ENOSPC): make room on it, then try again' */
export function failureLine({ name, cause, remedy }: SystemFailure): string {
  return say().line(`${cause.charAt(0).toUpperCase()}${cause.slice(1)}`, name, remedy);
}
