import type { Paragraph } from '#app/editor/documents/story.ts';
import { byLanguage, firstLanguage } from '#catalogue/texts/language.ts';

/** Stands for a line break inside a paragraph, because each line is a paragraph. */
const LINE_BREAK_MARK = '↵';

export function toLines(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(lineOf).join('\n');
}

/** Unchanged lines keep translation and class; so does a single rewritten line between them. */
export function fromLines(text: string, before: readonly Paragraph[]): Paragraph[] {
  if (text === '') return [];
  const lines = text.split(/\r\n|\r|\n/);
  const old = before.map(lineOf);
  const most = Math.min(lines.length, old.length);
  let start = 0;
  while (start < most && lines[start] === old[start]) start += 1;
  let end = 0;
  while (end < most - start && lines.at(-1 - end) === old.at(-1 - end)) end += 1;
  return lines.map((line, index) => {
    const fromEnd = lines.length - index;
    const rewritten = index < old.length - end ? before[index] : undefined;
    const known = fromEnd <= end ? before.at(-fromEnd) : rewritten;
    if (known && lineOf(known) === line) return known;
    const text = line.replaceAll(LINE_BREAK_MARK, '\n');
    const texts = { ...byLanguage(() => ''), ...known?.texts, [firstLanguage()]: text };
    return { classes: [], ...known, texts };
  });
}

function lineOf({ texts }: Paragraph): string {
  return (texts[firstLanguage()] ?? '').replace(/\r\n|\r|\n/g, LINE_BREAK_MARK);
}
