import { hideCredentials } from '#catalogue/texts/url.ts';

const LINE_BREAK = /\r\n|\r|\n/;
const EXCERPT_REACH = 32;

/** Line numbers, from 1, for many offsets of one text. */
export function linesOf(text: string): (offset: number) => number {
  const breaks = Array.from(text.matchAll(new RegExp(LINE_BREAK, 'g')), ({ index }) => index);
  return (offset) => breaks.filter((index) => index < offset).length + 1;
}

/** @example excerptAt('{"id": 1 "src": "a.jpg"}', 8) // '{"id": 1▸ "src": "a.jpg"}' */
export function excerptAt(text: string, offset: number): string {
  // Credentials are hidden first, because part of an address could not be recognized.
  const before = text.slice(0, offset).split(LINE_BREAK).at(-1) ?? '';
  const head = [...hideCredentials(before.trimStart())];
  const after = text.slice(offset).split(LINE_BREAK)[0] ?? '';
  const tail = [...hideCredentials(after.trimEnd())];
  const start = head.length > EXCERPT_REACH ? '…' : '';
  const end = tail.length > EXCERPT_REACH ? '…' : '';
  return `${start}${head.slice(-EXCERPT_REACH).join('')}▸${tail.slice(0, EXCERPT_REACH).join('')}${end}`;
}
