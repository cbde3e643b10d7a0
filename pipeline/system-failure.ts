import { getSystemErrorName } from 'node:util';
import { spokenLanguage } from './messages.ts';

export interface SystemFailure {
  /** Error code, and file or folder if known: `ENOSPC`, `EROFS: /media/site`. */
  readonly name: string;
  readonly cause: string;
  readonly remedy: string;
}

/** `undefined` for an error that nobody expects of a file, which is a bug. */
export function systemFailureOf(error: unknown): SystemFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // A network connection has the same codes.
  if (syscall === 'connect') return undefined;
  return failureOf(code, path ? `${code}: ${path}` : code);
}

/** Node prints the code, Rust only the number. */
export function systemFailureIn(output: string): SystemFailure | undefined {
  const number = /\(os error (\d+)\)/.exec(output)?.[1];
  const names = number ? getSystemErrorName(-Number(number)) : output;
  const code = names.match(/\bE[A-Z]+\b/g)?.find((each) => Object.hasOwn(CAUSES, each));
  return code ? failureOf(code, code) : undefined;
}

/** @example failureLine(full) // 'The disk is full (ENOSPC): make room on it, then try again' */
export function failureLine({ name, cause, remedy }: SystemFailure): string {
  const again = spokenLanguage() === 'ru' ? ' и попробуйте ещё раз' : ', then try again';
  return `${cause.charAt(0).toUpperCase()}${cause.slice(1)} (${name}): ${remedy}${again}`;
}

/** The message of a failed `fetch` has no reason; its cause has a code like ECONNREFUSED. */
export function fetchFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  const { code, message } = cause as NodeJS.ErrnoException;
  // The code of a timeout is a number of the DOM.
  return typeof code === 'string' ? code : message;
}

function failureOf(code: string, name: string): SystemFailure | undefined {
  const found = CAUSES[code]?.[spokenLanguage()];
  return found && { name, cause: found[0], remedy: found[1] };
}

type Cause = Readonly<Record<'en' | 'ru', readonly [cause: string, remedy: string]>>;

const FULL: Cause = {
  en: ['the disk is full', 'make room on it'],
  ru: ['диск заполнен', 'освободите на нём место'],
};
const FORBIDDEN: Cause = {
  en: ['access to a file or folder is denied', 'allow it, or choose another folder'],
  ru: ['нет доступа к файлу или папке', 'разрешите доступ или выберите другую папку'],
};
const MANY_FILES: Cause = {
  en: ['too many files are open', 'close other programs'],
  ru: ['открыто слишком много файлов', 'закройте другие программы'],
};
const AWAY: Cause = {
  en: ['the cloud or network drive does not deliver the file', 'copy the file to this computer'],
  ru: ['облако или сетевой диск не отдаёт файл', 'скопируйте файл на этот компьютер'],
};
const DISCONNECTED: Cause = {
  en: ['the drive is disconnected', 'connect it again'],
  ru: ['диск отключился', 'подключите его снова'],
};

const CAUSES: Readonly<Record<string, Cause>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EFBIG: {
    en: ['a file would be too large for the disk', 'choose another disk'],
    ru: ['файл слишком велик для этого диска', 'выберите другой диск'],
  },
  EROFS: {
    en: ['the folder is read-only', 'make it writable, or choose another'],
    ru: ['папка доступна только для чтения', 'разрешите запись или выберите другую'],
  },
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EBUSY: {
    en: ['a file or folder is in use', 'close what uses it, or unmount it'],
    ru: ['файл или папка заняты', 'закройте то, что их держит, или отключите диск'],
  },
  EMFILE: MANY_FILES,
  ENFILE: MANY_FILES,
  EIO: {
    en: ['the disk has a fault', 'connect it again, or copy its files to another'],
    ru: ['диск неисправен', 'подключите его снова или скопируйте файлы на другой'],
  },
  ELOOP: {
    en: ['a link leads back to itself', 'remove the link'],
    ru: ['ссылка ведёт сама на себя', 'удалите эту ссылку'],
  },
  ENAMETOOLONG: {
    en: ['a name is too long for the disk', 'shorten it'],
    ru: ['имя слишком длинное для этого диска', 'сократите его'],
  },
  EDEADLK: AWAY,
  ETIMEDOUT: AWAY,
  ECANCELED: AWAY,
  // Windows, for a file that OneDrive cannot fetch.
  UNKNOWN: AWAY,
  ESTALE: DISCONNECTED,
  ENODEV: DISCONNECTED,
  ENOTCONN: DISCONNECTED,
  ENXIO: DISCONNECTED,
  EHOSTDOWN: DISCONNECTED,
  EHOSTUNREACH: DISCONNECTED,
};
