import { getSystemErrorName } from 'node:util';
import { messages } from './messages.ts';

/** `name` is the error code, with file or folder if known: `ENOSPC`, `EROFS: /media/site`. */
type SystemFailure = Readonly<Record<'name' | 'cause' | 'remedy', string>>;

/** @returns `undefined` for an error that the file system does not cause, which is a bug */
export function systemFailureOf(error: unknown): SystemFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // Network connections have the same codes.
  if (syscall === 'connect') return undefined;
  return failureOf(code, path ? `${code}: ${path}` : code);
}

function systemFailureIn(output: string): SystemFailure | undefined {
  const number = /\(os error (\d+)\)/.exec(output)?.[1];
  const names = number ? getSystemErrorName(-Number(number)) : output;
  const codes = names.match(/\bE[A-Z]+\b/g) ?? [];
  return codes.map((code) => failureOf(code, code)).find(Boolean);
}

/** @param output of a program, which may name the failure if the error does not */
export function failureLine(error: unknown, output = ''): string | undefined {
  const failure = systemFailureOf(error) ?? systemFailureIn(output);
  if (!failure) return undefined;
  const { name, cause, remedy } = failure;
  return `${cause.charAt(0).toUpperCase()}${cause.slice(1)} (${name}): ${remedy}`;
}

/** `fetch` throws an error without a reason; its cause has a code such as ECONNREFUSED. */
export function fetchFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  const { code, message } = cause as NodeJS.ErrnoException;
  // A timeout is a DOMException, whose code is a number.
  return typeof code === 'string' ? code : message;
}

function failureOf(code: string, name: string): SystemFailure | undefined {
  const found = Object.entries(failures()).find(([codes]) => codes.split(' ').includes(code));
  if (!found) return undefined;
  const [cause = '', remedy = ''] = found[1].split(' → ');
  return { name, cause, remedy };
}

const failures = messages(
  {
    'ENOSPC EDQUOT': 'the disk is full → make room on it',
    EROFS: 'the folder is read-only → make it writable, or choose another',
    'EACCES EPERM': 'access to a file or folder is denied → allow it, or choose another folder',
    'EBUSY ETXTBSY': 'a file or folder is in use → close what uses it, or unmount it',
    'EMFILE ENFILE': 'too many files are open → close other programs',
    EIO: 'the disk has a fault → connect it again, or copy its files to another',
    ELOOP: 'a link leads back to itself → remove the link',
    ENAMETOOLONG: 'a name is too long for the disk → shorten it',
    // Windows answers UNKNOWN for a file that OneDrive cannot fetch.
    'EDEADLK ETIMEDOUT ECANCELED UNKNOWN':
      'the cloud or network drive does not deliver the file → copy the file to this computer',
    'ESTALE ENODEV ENOTCONN ENXIO EHOSTDOWN EHOSTUNREACH':
      'the drive is disconnected → connect it again',
  },
  {
    'ENOSPC EDQUOT': 'диск заполнен → освободите на нём место',
    EROFS: 'папка доступна только для чтения → разрешите запись или выберите другую',
    'EACCES EPERM': 'нет доступа к файлу или папке → разрешите доступ или выберите другую папку',
    'EBUSY ETXTBSY': 'файл или папка заняты → закройте то, что их держит, или отключите диск',
    'EMFILE ENFILE': 'открыто слишком много файлов → закройте другие программы',
    EIO: 'диск неисправен → подключите его снова или скопируйте файлы на другой',
    ELOOP: 'ссылка ведёт сама на себя → удалите эту ссылку',
    ENAMETOOLONG: 'имя слишком длинное для этого диска → сократите его',
    'EDEADLK ETIMEDOUT ECANCELED UNKNOWN':
      'облако или сетевой диск не отдаёт файл → скопируйте файл на этот компьютер',
    'ESTALE ENODEV ENOTCONN ENXIO EHOSTDOWN EHOSTUNREACH': 'диск отключился → подключите его снова',
  },
);
