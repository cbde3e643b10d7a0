import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourStyles, contrast, DEFAULT_COLOURS, LEAST_CONTRAST } from './colours.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#abcdef', '#abcdef', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('the default colours are those of the stylesheet', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--color-paper: ${DEFAULT_COLOURS.paper};`);
  expect(tokens).toContain(`--color-ink: ${DEFAULT_COLOURS.ink};`);
  expect(tokens).toContain(`--color-seal: ${DEFAULT_COLOURS.accent};`);
});

test('an artist without colours of her own gets no stylesheet', () => {
  expect(colourStyles({})).toBe('');
});

test('what is softer than the ink can still be read', () => {
  const styles = colourStyles({ colours: { paper: '#ffffff', ink: '#666666' } });
  const soft = /--color-ink-soft: (#[\da-f]{6});/.exec(styles)?.[1] ?? '';
  expect(contrast(soft, '#ffffff')).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(styles).toContain('--color-paper: #ffffff;');
  expect(styles).toContain(`--color-seal: ${DEFAULT_COLOURS.accent};`);
});
