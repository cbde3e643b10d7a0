import type { Told } from '#pipeline/messages.ts';
import { say } from './json-messages.ts';

export class JsonSyntaxError extends Error {
  /** In UTF-16 units. */
  readonly offset: number;
  readonly remedy: string;

  constructor(offset: number, [message, remedy]: Told) {
    super(message);
    this.offset = offset;
    this.remedy = remedy;
  }
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const LITERAL = /(?:true|false|null)(?!\w)/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const BARE_WORD = /[\p{L}\d_+.-]+/uy;
const OTHER_QUOTES = "“”„«»‘’'`";
const FIRST_PRINTABLE = 0x20;

export class JsonScanner {
  readonly text: string;
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  get next(): string | undefined {
    return this.text[this.offset];
  }

  fail(words: Told, offset = this.offset): never {
    throw new JsonSyntaxError(offset, words);
  }

  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    this.offset += found?.length ?? 0;
    return found;
  }

  takeMark(mark: string): boolean {
    const isThere = this.next === mark;
    if (isThere) this.offset += 1;
    return isThere;
  }

  skipSpace(): void {
    this.take(SPACE);
    if (this.next === '/') this.fail(say().comment);
  }

  takeString(): string {
    const start = this.offset;
    this.offset += 1;
    while (this.next !== '"') this.skipInString(start);
    this.offset += 1;
    const value = JSON.parse(this.text.slice(start, this.offset)) as string;
    if (value.isWellFormed()) return value;
    return this.fail(say().halfCharacter, start);
  }

  private skipInString(start: number): void {
    const next = this.next;
    if (next === undefined || next === '\n' || next === '\r') {
      this.fail(say().openText, start);
    }
    if (next === '\\') {
      if (this.take(ESCAPE) !== undefined) return;
      this.fail(say().backslash);
    }
    if (next === '\t') this.fail(say().tab);
    if (next.charCodeAt(0) < FIRST_PRINTABLE) {
      this.fail(say().invisible);
    }
    this.offset += 1;
  }

  takeScalar(): unknown {
    const start = this.offset;
    const literal = this.take(LITERAL) ?? this.take(NUMBER);
    if (literal === undefined) return this.failAtValue();
    const value: unknown = JSON.parse(literal);
    if (typeof value !== 'number' || Number.isFinite(value)) return value;
    return this.fail(say().largeNumber, start);
  }

  private failAtValue(): never {
    const start = this.offset;
    const next = this.next;
    if (next === undefined) return this.fail(say().endsEarly);
    if (OTHER_QUOTES.includes(next)) {
      this.fail(say().otherQuote(next));
    }
    if (',:]}'.includes(next)) {
      this.fail(say().noValue(next));
    }
    const word = this.take(BARE_WORD) ?? next;
    if (/^[+.\d-]/.test(word)) {
      this.fail(say().badNumber(word), start);
    }
    return this.fail(say().bareWord(word), start);
  }
}
