import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Each is there in English (`.md`) and in Russian (`.ru.md`). */
const GUIDES = ['README', 'deploy/README'];

const headingLevels = (guide: string) => guide.match(/^#+(?= )/gm) ?? [];

/** Code stands four spaces in, or more below a point of a list. */
const codeLines = (guide: string) => guide.match(/^ {4,}\S.*$/gm) ?? [];

/** The code in the first cell of each row, table by table: the words around it are translated. */
function firstColumns(guide: string): string[][] {
  const tables = guide.match(/(?:^\|.*\n?)+/gm) ?? [];
  return tables.map((table) =>
    table
      .trimEnd()
      .split('\n')
      .map((row) => (row.split('|')[1]?.match(/`[^`]+`/g) ?? []).join(' ')),
  );
}

describe.each(GUIDES)('the guide %s', (name) => {
  test.each([
    ['headings of the same levels', headingLevels],
    ['the same lines of code', codeLines],
    ['the same first column in each table', firstColumns],
  ])('it has %s in both languages', (_what, partsOf) => {
    const english = partsOf(readFileSync(`${name}.md`, 'utf8'));
    expect(english).not.toEqual([]);
    expect(partsOf(readFileSync(`${name}.ru.md`, 'utf8'))).toEqual(english);
  });
});
