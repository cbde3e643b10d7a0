import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorAt, type Finding, quoted } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';
import { type JsonNode, parseJson } from './json-parser.ts';
import { JsonSyntaxError } from './json-scanner.ts';
import { positionAt, snippetAt } from './text-position.ts';

export interface JsonFile {
  readonly file: string;
  readonly root?: JsonNode;
  readonly text: string;
  readonly findings: readonly Finding[];
}

const say = messages(
  {
    outside: told(
      'the file is a link to a place outside the content folder',
      'put the file itself here',
    ),
    missing: told(
      'the file is missing',
      'restore it from a copy, or see README.md of the content folder',
    ),
    unreadable: (code: string) =>
      told(`the file cannot be read (${code})`, 'check that it is a file and may be read'),
    encoding: (name: string, line: number | undefined) =>
      told(
        `the file is not UTF-8${name && ` but ${name}`}${line === undefined ? '' : ` from line ${line} on`}`,
        'save it again in a text editor with the encoding UTF-8',
      ),
    repeated: (name: string, line: number) =>
      told(
        `the field ${name} stands here twice, the second time in line ${line}`,
        'keep one of the two',
      ),
    position: (line: number, column: number) => `line ${line}, column ${column}`,
  },
  {
    outside: told('файл — ссылка на место вне этой папки', 'положите сюда сам файл'),
    missing: told(
      'файла нет',
      'верните его из копии или посмотрите, каким он должен быть, в README.md папки',
    ),
    unreadable: (code) =>
      told(`файл не читается (${code})`, 'проверьте, что это файл и что его можно читать'),
    encoding: (name, line) =>
      told(
        `файл не в кодировке UTF-8${name && `, а в ${name}`}${line === undefined ? '' : `, начиная со строки ${line}`}`,
        'сохраните его в текстовом редакторе заново, в кодировке UTF-8',
      ),
    repeated: (name, line) =>
      told(`поле ${name} стоит здесь дважды, второй раз в строке ${line}`, 'оставьте одно из двух'),
    position: (line, column) => `строка ${line}, знак ${column}`,
  },
);

const BYTE_ORDER_MARK = '\ufeff';

/** Accepts only UTF-8 (with or without BOM), no repeated fields; reuses an unchanged `before`. */
export async function readJsonFile(
  contentDir: string,
  file: string,
  before?: JsonFile,
): Promise<JsonFile> {
  const bytes = await readInside(contentDir, file);
  if (!(bytes instanceof Uint8Array)) return { file, text: '', findings: [bytes] };
  const text = decode(bytes);
  if (text === undefined) return { file, text: '', findings: [encodingFinding(file, bytes)] };
  if (before?.root && text === before.text) return before;
  try {
    const { root, repeated } = parseJson(text);
    const findings = repeated.map(({ path, offset }) =>
      repeatedFinding({ file, text, path, offset }),
    );
    return { file, text, root, findings };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { file, text, findings: [syntaxFinding(file, text, error)] };
  }
}

async function readInside(contentDir: string, file: string): Promise<Uint8Array | Finding> {
  const path = join(contentDir, file);
  try {
    const [folder, target] = await Promise.all([realpath(contentDir), realpath(path)]);
    if (!target.startsWith(join(folder, sep))) {
      return errorAt({ file, path: [] }, ...say().outside);
    }
    return await readFile(target);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return errorAt({ file, path: [] }, ...say().missing);
    }
    return errorAt({ file, path: [] }, ...say().unreadable(code ?? String(error)));
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  } catch {
    return undefined;
  }
}

function encodingFinding(file: string, bytes: Uint8Array): Finding {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const words = isUtf16
    ? say().encoding('UTF-16', undefined)
    : say().encoding('', firstBadLine(bytes));
  return errorAt({ file, path: [] }, ...words);
}

/** A lenient decoder replaces invalid bytes with U+FFFD, so the first one marks the line. */
function firstBadLine(bytes: Uint8Array): number {
  const lenient = new TextDecoder('utf-8').decode(bytes);
  return positionAt(lenient, lenient.indexOf('\ufffd')).line;
}

function repeatedFinding(found: {
  file: string;
  text: string;
  path: Finding['path'];
  offset: number;
}): Finding {
  const { line } = positionAt(found.text, found.offset);
  const name = quoted(found.path.at(-1));
  return errorAt(found, ...say().repeated(name, line));
}

function syntaxFinding(file: string, text: string, error: JsonSyntaxError): Finding {
  const { line, column } = positionAt(text, error.offset);
  const place = say().position(line, column);
  const message = `${error.message}: ${quoted(snippetAt(text, error.offset))}`;
  return { ...errorAt({ file, path: [] }, message, error.remedy), place };
}
