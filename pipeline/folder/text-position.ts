const LINE_BREAK = /\r\n|\r|\n/;
const SNIPPET_REACH = 32;

interface TextPosition {
  /** Counted from 1, as editors show it. */
  readonly line: number;
  /** Counted from 1, in characters. */
  readonly column: number;
}

/** Searches the line breaks only once, for many offsets of one text. */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const breaks = text.matchAll(new RegExp(LINE_BREAK, 'g'));
  const starts = [0, ...Array.from(breaks, ({ 0: lineBreak, index }) => index + lineBreak.length)];
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    const line = next === -1 ? starts.length : next;
    return { line, column: [...text.slice(starts[line - 1], offset)].length + 1 };
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
