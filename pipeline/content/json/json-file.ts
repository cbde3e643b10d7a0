import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorAt, type Finding, quoted } from '#pipeline/content/finding.ts';
import { type JsonNode, parseJson } from './json-parser.ts';
import { JsonSyntaxError } from './json-scanner.ts';
import { positionAt, snippetAt } from './text-position.ts';

/** A JSON file of the content folder as it was read, before anything is known about what it should hold. */
export interface JsonFile {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  /** Absent when the file could not be read or is broken; `findings` then says why. */
  readonly root?: JsonNode;
  readonly text: string;
  readonly findings: readonly Finding[];
}

const BYTE_ORDER_MARK = '\ufeff';

/** Reads a JSON file strictly: UTF-8 and nothing else (a byte order mark is tolerated), no field twice. */
export async function readJsonFile(contentDir: string, file: string): Promise<JsonFile> {
  const bytes = await readInside(contentDir, file);
  if (!(bytes instanceof Uint8Array)) return { file, text: '', findings: [bytes] };
  const text = decode(bytes);
  if (text === undefined) return { file, text: '', findings: [encodingFinding(file, bytes)] };
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
      const message = 'the file is a link to a place outside the content folder';
      return errorAt({ file, path: [] }, message, 'put the file itself here');
    }
    return await readFile(target);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      const remedy = 'restore it from a copy, or see README.md of the content folder';
      return errorAt({ file, path: [] }, 'the file is missing', remedy);
    }
    const message = `the file cannot be read (${code ?? String(error)})`;
    return errorAt({ file, path: [] }, message, 'check that it is a file and may be read');
  }
}

/** Undefined when the bytes are not UTF-8. */
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
  const place = isUtf16 ? '' : ` from line ${firstBadLine(bytes)} on`;
  const name = isUtf16 ? ' but UTF-16' : '';
  return errorAt(
    { file, path: [] },
    `the file is not UTF-8${name}${place}`,
    'save it again in a text editor with the encoding UTF-8',
  );
}

/** Characters that are not UTF-8 become U+FFFD in a lenient reading; the first one tells the line. */
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
  return errorAt(
    found,
    `the field ${name} stands here twice, the second time in line ${line}`,
    'keep one of the two',
  );
}

function syntaxFinding(file: string, text: string, error: JsonSyntaxError): Finding {
  const { line, column } = positionAt(text, error.offset);
  const place = `line ${line}, column ${column}`;
  const message = `${error.message}: ${quoted(snippetAt(text, error.offset))}`;
  return { ...errorAt({ file, path: [] }, message, error.remedy), place };
}
