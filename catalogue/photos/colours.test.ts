import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, DEFAULT_COLOURS } from './colours.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('the default colours are those of the stylesheet', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--color-paper: ${DEFAULT_COLOURS.paper};`);
  expect(tokens).toContain(`--color-ink: ${DEFAULT_COLOURS.ink};`);
  expect(tokens).toContain(`--color-seal: ${DEFAULT_COLOURS.accent};`);
});
