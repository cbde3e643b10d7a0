import { expect, test } from 'vitest';
import { markedParts, plainText } from './marked-text.ts';

test.each([
  ['**очень**', [{ kind: 'strong', text: 'очень' }]],
  ['[я](https://a.by/?b=1)', [{ kind: 'link', text: 'я', url: 'https://a.by/?b=1' }]],
  ['[ту](/gallery/dzen/12)', [{ kind: 'link', text: 'ту', url: '/gallery/dzen/12' }]],
  ['[мне](mailto:a@example.org)', [{ kind: 'link', text: 'мне', url: 'mailto:a@example.org' }]],
])('reads the marks of %j', (text, parts) => {
  expect(markedParts(text)).toEqual(parts);
});

test.each([
  '* * *',
  '2*3*4 и 5 * 6',
  '/* заметка */',
  '<b>Небо</b>',
  '![а](https://example.org',
  '[а](b)',
  '[а](javascript:alert`1`)',
  '[а](http://example.org)',
  '[а](//example.org)',
  '[а](/\\example.org)',
  '[а](https://user@example.org)',
])('leaves %j as it is', (text) => {
  expect(markedParts(text)).toEqual([{ kind: 'text', text }]);
});

test('removes the marks from plain text', () => {
  expect(plainText('*Свет* в [музее](https://example.org), **там**')).toBe('Свет в музее, там');
  expect(plainText('')).toBe('');
});
