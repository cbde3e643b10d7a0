import { expect, test } from 'vitest';
import { fillWords, summaryText } from './summary-text.ts';

test('it keeps a short text as it is, in one line', () => {
  expect(summaryText('Утро\n  у реки ')).toBe('Утро у реки');
});

test('it cuts a long text after a whole word, within 200 characters', () => {
  const summary = summaryText('Снег, '.repeat(60));
  expect(summary.length).toBeLessThanOrEqual(200);
  expect(summary).toMatch(/Снег…$/);
});

test('it cuts a text that is one long word', () => {
  expect(summaryText('а'.repeat(300))).toBe(`${'а'.repeat(199)}…`);
});

test('it fills words, and never what it has filled in', () => {
  expect(fillWords('{{name}}, {{name}}: {{other}}', { name: '{{other}}', other: 'x' })).toBe(
    '{{other}}, {{other}}: x',
  );
});

test('it leaves a mark that it knows nothing for', () => {
  expect(fillWords('{{unknown}}', {})).toBe('{{unknown}}');
});
