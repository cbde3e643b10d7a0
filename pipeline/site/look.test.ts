import { expect, test } from 'vitest';
import { contrast, DEFAULT_COLOURS, LEAST_CONTRAST } from '#catalogue/photos/colours.ts';
import { colourStyles } from './look.ts';

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
