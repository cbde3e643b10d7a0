import { expect, test } from 'vitest';
import { fillLabel } from './fill-label.ts';

test.each([
  ['{{name}}, {{name}}: {{other}}', { name: '{{other}}', other: 'x' }, '{{other}}, {{other}}: x'],
  ['{{unknown}}', {}, '{{unknown}}'],
])('fills %s once', (label, values, expected) => {
  expect(fillLabel(label, values)).toBe(expected);
});
