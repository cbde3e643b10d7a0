import { expect, test } from 'vitest';
import { cutAfterWord, shortTitle } from './short-title.ts';

test.each([
  ['a short text as it is, in one line', 'Утро\n  у реки ', 20, 'Утро у реки'],
  ['a long text up to its last whole word', 'Утро у реки', 10, 'Утро у…'],
  ['a long text without the comma it would end in', 'Снег, снег, снег', 12, 'Снег…'],
  ['the beginning of a single long word', 'а'.repeat(30), 10, `${'а'.repeat(9)}…`],
  ['whole characters of two units', '😀'.repeat(30), 10, `${'😀'.repeat(4)}…`],
])('keeps %s', (_, text, longest, expected) => {
  expect(cutAfterWord(text, longest)).toBe(expected);
});

test('limits the length of a title', () => {
  expect(shortTitle('Кот спит. '.repeat(500)).length).toBeLessThanOrEqual(100);
});
