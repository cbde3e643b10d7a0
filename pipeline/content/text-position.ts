const LINE_BREAK = /\r\n|\r|\n/;
const SNIPPET_REACH = 32;

export interface TextPosition {
  /** Counted from 1, as editors show it. */
  readonly line: number;
  /** Counted from 1, in characters. */
  readonly column: number;
}

export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split(LINE_BREAK);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

/** Searches the line breaks only once, for many offsets of one text. */
export function createLineFinder(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(new RegExp(LINE_BREAK, 'g'))].map((match) => match.index);
  return (offset) => {
    let low = 0;
    let high = breaks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((breaks[middle] ?? offset) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/**
 * Returns a part of the line, with `▸` at the offset, that fits in one line of a report.
 * @example snippetAt('{"id": 1 "src": "a.jpg"}', 8) // '{"id": 1▸ "src": "a.jpg"}'
 */
export function snippetAt(text: string, offset: number): string {
  const before = text.slice(0, offset).split(LINE_BREAK).at(-1) ?? '';
  const after = text.slice(offset).split(LINE_BREAK)[0] ?? '';
  const head = [...before.trimStart()];
  const tail = [...after.trimEnd()];
  const start = head.length > SNIPPET_REACH ? '…' : '';
  const end = tail.length > SNIPPET_REACH ? '…' : '';
  return `${start}${head.slice(-SNIPPET_REACH).join('')}▸${tail.slice(0, SNIPPET_REACH).join('')}${end}`;
}
