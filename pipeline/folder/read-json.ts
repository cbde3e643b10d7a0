import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Finding } from '#catalogue/check/finding.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { hideCredentials } from '#catalogue/texts/url.ts';
import { error } from './messages.ts';

type Fault = readonly [code: string, offset: number];

/** Reports errors to the artist. `JSON.parse` has messages for programmers, and ignores repeated fields. */
export function readJson(file: string, text: string) {
  const faults: Fault[] = [];
  const findings: Finding[] = [];
  const fields = new Set<string>();
  try {
    visit(
      text,
      {
        onError: (code: ParseErrorCode, offset) => {
          faults.push([printParseErrorCode(code), offset]);
        },
        onObjectProperty: (name, _offset, _length, line, _character, parentPath) => {
          const field = normalizeSpaces(name);
          const key = JSON.stringify([...parentPath(), field]);
          const at = { file, path: [...parentPath(), name] };
          const values = { field, line: line + 1 };
          if (fields.has(key)) findings.push(error('repeated-field', at, values));
          fields.add(key);
        },
      },
      { disallowComments: true },
    );
    return { json: JSON.parse(text), findings };
  } catch {
    return { findings: [syntaxFinding(file, text, faults)] };
  }
}

const CONFLICT = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m;

const INVALID_IN_STRING = /\p{Cc}|\\(?!["\\/bfnrt]|u[\da-f]{4})/iu;

type FaultKey = Extract<Parameters<typeof error>[0], `json-${string}`>;

const KEYS_BY_CODE: Readonly<Record<string, FaultKey>> = {
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

function syntaxFinding(file: string, text: string, faults: readonly Fault[]): Finding {
  const [key, offset] = describeFault(text, faults);
  const start = openBracket(text, offset);
  const values = {
    excerpt: excerptAt(text, offset),
    open: text[start] ?? '',
    close: text[start] === '[' ? ']' : '}',
    line: lineFinder(text)(start),
  };
  return { ...error(key, { file, path: [] }, values), offset };
}

function describeFault(text: string, [fault, next]: readonly Fault[]): [FaultKey, number] {
  const [code = '', offset = 0] = fault ?? [];
  const before = text.slice(0, offset).trimEnd();
  const isClosing = /[\]}]/.test(text[offset] ?? '');
  const conflict = text.search(CONFLICT);
  if (conflict >= 0) return ['json-conflict', conflict];
  if (!text.trim()) return ['json-empty', offset];
  if (isClosing && before.endsWith(',')) return ['json-last-comma', before.length - 1];
  if (isClosing && code === 'CommaExpected') return ['json-unclosed', offset];
  const key = KEYS_BY_CODE[code === 'InvalidSymbol' && next ? next[0] : code] ?? 'json-value';
  const isAfterValue = /["}\]\p{L}\d]$/u.test(before);
  if (key === 'json-comma' || (key === 'json-value' && isAfterValue)) {
    return ['json-comma', before.length];
  }
  if (key !== 'json-character') return [key, offset];
  return [key, offset + text.slice(offset).search(INVALID_IN_STRING)];
}

function openBracket(text: string, end: number): number {
  const open: number[] = [];
  for (const { 0: token, index } of text.slice(0, end).matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)) {
    if (/^[[{]/.test(token)) open.push(index);
    if (/^[\]}]/.test(token)) open.pop();
  }
  return open.at(-1) ?? 0;
}

export function withPlainSpaces(json: string): string {
  return json.replace(/"(?:[^"\\\n]|\\.)*"|[^\P{Z} ]|\p{Cf}/gu, (found) =>
    found.startsWith('"') ? found : ' '.repeat(found.length),
  );
}

const LINE_BREAK = /\r\n|\r|\n/;
const EXCERPT_REACH = 32;

export function lineFinder(text: string): (offset: number) => number {
  const breaks = Array.from(text.matchAll(new RegExp(LINE_BREAK, 'g')), ({ index }) => index);
  return (offset) => breaks.filter((index) => index < offset).length + 1;
}

function excerptAt(text: string, offset: number): string {
  // Hides credentials before cutting the text, because part of a URL could not be recognized.
  const before = text.slice(0, offset).split(LINE_BREAK).at(-1) ?? '';
  const head = [...hideCredentials(before.trimStart())];
  const after = text.slice(offset).split(LINE_BREAK)[0] ?? '';
  const tail = [...hideCredentials(after.trimEnd())];
  const start = head.length > EXCERPT_REACH ? '…' : '';
  const end = tail.length > EXCERPT_REACH ? '…' : '';
  return `${start}${head.slice(-EXCERPT_REACH).join('')}▸${tail.slice(0, EXCERPT_REACH).join('')}${end}`;
}
