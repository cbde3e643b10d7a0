import { expect, test } from 'vitest';
import { markdownPage, median } from './report.ts';

test.each([
  { figures: [30, 10, 20], expected: 20 },
  { figures: [100, 9], expected: 54.5 },
])('finds the median of $figures', ({ figures, expected }) => {
  expect(median(figures)).toBe(expected);
});

test('refuses to find a median without figures', () => {
  expect(() => median([])).toThrow(RangeError);
});

test('writes one table, with an empty cell where there is no target', () => {
  const rows = [
    { what: 'Build, clean', measured: '20.1 s' },
    { what: 'Build, unchanged', measured: '0.4 s', target: '≤ 0.5 s' },
  ];
  const page = markdownPage({ rows, runs: 5, machine: '2 processors' });
  expect(page.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| What | Measured | Target |',
    '|---|---|---|',
    '| Build, clean | 20.1 s |  |',
    '| Build, unchanged | 0.4 s | ≤ 0.5 s |',
  ]);
});
