import {
  type Node,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import type { Finding, JsonPath } from '#catalogue/check/finding.ts';
import { error } from './file-messages.ts';
import { positionsIn, snippetAt } from './text-position.ts';

interface ReadJson {
  /** Absent if the text is not JSON. */
  readonly json?: unknown;
  readonly findings: readonly Finding[];
}

/** `JSON.parse` has messages for programmers, and keeps only the last of two equal fields. */
export function readJson(file: string, text: string): ReadJson {
  try {
    const tree = parseTree(text);
    const json: unknown = JSON.parse(text);
    return { json, findings: tree ? [...repeatedFields(tree, { file, text })] : [] };
  } catch (fault) {
    if (fault instanceof RangeError) return { findings: [error('json-deep', { file, path: [] })] };
    return { findings: [syntaxFinding(file, text)] };
  }
}

/** Far beyond any content, and well below the limit of the call stack. */
const MAX_DEPTH = 64;

function* repeatedFields(
  { type, children = [] }: Node,
  source: { readonly file: string; readonly text: string },
  path: JsonPath = [],
): Iterable<Finding> {
  if (path.length > MAX_DEPTH) throw new RangeError();
  const names = new Set<string>();
  for (const [index, child] of children.entries()) {
    const [name, value] = child.children ?? [];
    if (type === 'array') yield* repeatedFields(child, source, [...path, index]);
    if (type !== 'object' || !name || !value) continue;
    const inner = [...path, String(name.value)];
    if (names.has(name.value)) {
      const { line } = positionsIn(source.text)(name.offset);
      yield error(
        'repeated-field',
        { file: source.file, path: inner },
        { field: name.value, line },
      );
    }
    names.add(name.value);
    yield* repeatedFields(value, source, inner);
  }
}

interface Fault {
  readonly code: string;
  readonly offset: number;
  readonly length: number;
  /** Offset of the innermost open bracket. */
  readonly open: number | undefined;
}

function syntaxFinding(file: string, text: string): Finding {
  const open: number[] = [];
  const faults: Fault[] = [];
  const enter = (offset: number) => void open.push(offset);
  let closed: number | undefined;
  const leave = () => {
    closed = open.pop();
  };
  visit(
    text,
    {
      onObjectBegin: enter,
      onArrayBegin: enter,
      onObjectEnd: leave,
      onArrayEnd: leave,
      onError: (code: ParseErrorCode, offset, length) => {
        const name = printParseErrorCode(code);
        // The parser leaves a bracket before it says that the closing one is missing.
        const innermost = name.startsWith('Close') ? closed : open.at(-1);
        faults.push({ code: name, offset, length, open: innermost });
      },
    },
    { disallowComments: true },
  );
  const [first = { code: 'EndOfFileExpected', offset: 0, length: 0, open: undefined }, next] =
    faults;
  const { key, offset = first.offset } = describeFault(text, first, next?.code);
  const bracket = text[first.open ?? -1] ?? '';
  const found = /^[\p{L}\d_+.-]+/u.exec(text.slice(offset))?.[0] ?? text[offset] ?? '';
  const values = {
    found: key === 'json-last-comma' ? (text[first.offset] ?? '') : found,
    open: bracket,
    close: bracket === '[' ? ']' : '}',
    line: positionsIn(text)(first.open ?? 0).line,
    excerpt: snippetAt(text, offset),
  };
  return { ...error(key, { file, path: [] }, values), offset };
}

type FaultKey = Extract<Parameters<typeof error>[0], `json-${string}`>;

const KEYS: Readonly<Record<string, FaultKey>> = {
  InvalidCommentToken: 'json-comment',
  UnexpectedEndOfString: 'json-open-text',
  UnexpectedEndOfNumber: 'json-number',
  PropertyNameExpected: 'json-field-name',
  ColonExpected: 'json-colon',
  EndOfFileExpected: 'json-after-end',
};

/** The parser recovers from a fault; the next one shows what it expected. */
function describeFault(
  text: string,
  { code, offset, length }: Fault,
  nextCode = '',
): { readonly key: FaultKey; readonly offset?: number } {
  const before = text.slice(0, offset).trimEnd();
  const previous = before.at(-1) ?? '';
  const next = text[offset] ?? '';
  if (previous === ',' && /[\]}]/.test(next)) {
    return { key: 'json-last-comma', offset: before.length - 1 };
  }
  if (code === 'InvalidSymbol') {
    if (nextCode === 'PropertyNameExpected') return { key: 'json-field-name' };
    if (nextCode === 'ColonExpected') return { key: 'json-colon' };
    if (/["}\]\p{L}\d]/u.test(previous)) return missingComma(text, offset);
    if (/["“”„«»‘’'`]/.test(next)) return { key: 'json-quote' };
    return { key: /[+.\d-]/.test(next) ? 'json-number' : 'json-word' };
  }
  if (/^Invalid(?:Unicode|Escape)/.test(code)) {
    return { key: 'json-backslash', offset: text.indexOf('\\', offset) };
  }
  if (code === 'InvalidCharacter') {
    const control = text.slice(offset, offset + length).search(/\p{Cc}/u);
    return { key: 'json-control', offset: offset + control };
  }
  if (code === 'CommaExpected') return missingComma(text, offset);
  if (code === 'ValueExpected' && next) return { key: 'json-value' };
  if (code === 'ValueExpected' && !previous) return { key: 'json-empty' };
  return { key: KEYS[code] ?? 'json-unclosed' };
}

function missingComma(text: string, offset: number): { key: FaultKey; offset: number } {
  if (/[\]}]/.test(text[offset] ?? '')) return { key: 'json-bracket', offset };
  const before = text.slice(0, offset);
  const end = before.trimEnd().length;
  if (end < offset) return { key: 'json-comma', offset: end };
  // The parser reads '01' as two numbers.
  const number = /\d/.test(text[offset] ?? '') ? /[-\d]+$/.exec(before) : null;
  return number
    ? { key: 'json-number', offset: number.index }
    : { key: 'json-comma-or-quote', offset };
}

/** Invisible characters and other spaces between the values of a JSON text become plain spaces, so offsets stay. */
export function withPlainSpaces(json: string): string {
  return json.replace(/"(?:[^"\\\n]|\\.)*"|[^\P{Z} ]|\p{Cf}/gu, (found) =>
    found.startsWith('"') ? found : ' '.repeat(found.length),
  );
}
