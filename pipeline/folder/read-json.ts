import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Finding, JsonPath } from '#catalogue/check/finding.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { error } from './messages.ts';
import { excerptAt, linesOf } from './text-position.ts';

interface ReadJson {
  /** Absent if the text is not JSON. */
  readonly json?: unknown;
  readonly findings: readonly Finding[];
}

/** Far beyond any content, and well below the limit of the call stack. */
const MAX_DEPTH = 64;

/** `JSON.parse` has messages for programmers, and keeps only the last of two equal fields. */
export function readJson(file: string, text: string): ReadJson {
  const faults: ParseError[] = [];
  try {
    const tree = parseTree(text, faults, { disallowComments: true });
    const json: unknown = JSON.parse(text);
    return { json, findings: [...repeatedFields(tree, { file, text })] };
  } catch {
    return { findings: [syntaxFinding(file, text, faults)] };
  }
}

function* repeatedFields(
  node: Node | undefined,
  source: { readonly file: string; readonly text: string },
  path: JsonPath = [],
): Iterable<Finding> {
  if (path.length > MAX_DEPTH) throw new RangeError();
  const names = new Set<string>();
  for (const [index, child] of (node?.children ?? []).entries()) {
    if (child.type !== 'property') {
      yield* repeatedFields(child, source, [...path, index]);
      continue;
    }
    const [name, value] = child.children ?? [];
    const inner = [...path, String(name?.value)];
    const field = normalizeSpaces(String(name?.value));
    if (names.has(field)) {
      const line = linesOf(source.text)(child.offset);
      yield error('repeated-field', { file: source.file, path: inner }, { field, line });
    }
    names.add(field);
    yield* repeatedFields(value, source, inner);
  }
}

const CONFLICT = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m;

const WRONG_IN_TEXT = /\p{Cc}|\\(?!["\\/bfnrt]|u[\da-f]{4})/iu;

type FaultKey = Extract<Parameters<typeof error>[0], `json-${string}`>;

const KEYS: Readonly<Record<string, FaultKey>> = {
  InvalidCommentToken: 'json-comment',
  UnexpectedEndOfComment: 'json-comment',
  UnexpectedEndOfString: 'json-open-text',
  InvalidUnicode: 'json-character',
  InvalidEscapeCharacter: 'json-character',
  InvalidCharacter: 'json-character',
  PropertyNameExpected: 'json-field-name',
  ColonExpected: 'json-field-name',
  CommaExpected: 'json-comma',
  CloseBraceExpected: 'json-unclosed',
  CloseBracketExpected: 'json-unclosed',
  EndOfFileExpected: 'json-after-end',
};

function syntaxFinding(file: string, text: string, faults: readonly ParseError[]): Finding {
  const [key, offset] = describeFault(text, faults);
  const start = openBracket(text, offset);
  const values = {
    excerpt: excerptAt(text, offset),
    open: text[start] ?? '',
    close: text[start] === '[' ? ']' : '}',
    line: linesOf(text)(start),
  };
  return { ...error(key, { file, path: [] }, values), offset };
}

/** The parser recovers from a fault; the next one shows what it expected. */
function describeFault(text: string, [fault, next]: readonly ParseError[]): [FaultKey, number] {
  const { error: code = 0, offset = 0 } = fault ?? {};
  const [name, nextName] = [code, next?.error ?? code].map(printParseErrorCode);
  const before = text.slice(0, offset).trimEnd();
  const isClosing = /[\]}]/.test(text[offset] ?? '');
  const conflict = text.search(CONFLICT);
  if (conflict >= 0) return ['json-conflict', conflict];
  if (!text.trim()) return ['json-empty', offset];
  if (isClosing && before.endsWith(',')) return ['json-last-comma', before.length - 1];
  if (isClosing && name === 'CommaExpected') return ['json-unclosed', offset];
  const key = KEYS[(name === 'InvalidSymbol' ? nextName : name) ?? ''] ?? 'json-value';
  const isAfterValue = /["}\]\p{L}\d]$/u.test(before);
  if (key === 'json-comma' || (key === 'json-value' && isAfterValue)) {
    return ['json-comma', before.length];
  }
  if (key !== 'json-character') return [key, offset];
  return [key, offset + text.slice(offset).search(WRONG_IN_TEXT)];
}

/** The offset of the innermost bracket that is open at `end`. */
function openBracket(text: string, end: number): number {
  const tokens = text.slice(0, end).matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g);
  const open: number[] = [];
  for (const { 0: token, index } of tokens) {
    if (/^[[{]/.test(token)) open.push(index);
    if (/^[\]}]/.test(token)) open.pop();
  }
  return open.at(-1) ?? 0;
}

/** Invisible characters and other spaces between the values of a JSON text become plain spaces, so offsets stay. */
export function withPlainSpaces(json: string): string {
  return json.replace(/"(?:[^"\\\n]|\\.)*"|[^\P{Z} ]|\p{Cf}/gu, (found) =>
    found.startsWith('"') ? found : ' '.repeat(found.length),
  );
}
