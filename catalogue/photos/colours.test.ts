import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_COLOURS } from './colours.ts';

test('the default colours are those of the stylesheet', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--color-paper: ${DEFAULT_COLOURS.paper};`);
  expect(tokens).toContain(`--color-ink: ${DEFAULT_COLOURS.ink};`);
  expect(tokens).toContain(`--color-seal: ${DEFAULT_COLOURS.accent};`);
});
