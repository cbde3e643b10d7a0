import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const firstCells = (guide: string) =>
  (guide.match(/^\|[^|]*/gm) ?? []).map((cell) => cell.match(/`[^`]+`/g)?.join(' '));

/** Code stands four spaces in, or more below an item of a list. */
const partsOf = (guide: string) => ({
  headingLevels: guide.match(/^#+(?= )/gm),
  code: guide.match(/^ {4,}\S.*$/gm),
  firstCells: firstCells(guide),
});

test.each(['README', 'deploy/README'])('the guide %s is the same in both languages', (name) => {
  const english = partsOf(readFileSync(`${name}.md`, 'utf8'));
  expect(partsOf(readFileSync(`${name}.ru.md`, 'utf8'))).toEqual(english);
});
