import { expect, test } from 'vitest';
import { markedParts, plainText } from './marked-text.ts';

test.each([
  ['*Свет*', [{ kind: 'emphasis', text: 'Свет' }]],
  [
    'Это **очень** важно',
    [
      { kind: 'text', text: 'Это ' },
      { kind: 'strong', text: 'очень' },
      { kind: 'text', text: ' важно' },
    ],
  ],
  [
    '[Музей](https://example.org/a?b=1)',
    [{ kind: 'link', text: 'Музей', url: 'https://example.org/a?b=1' }],
  ],
  ['[ту](/gallery/dzen/12)', [{ kind: 'link', text: 'ту', url: '/gallery/dzen/12' }]],
  ['[мне](mailto:a@example.org)', [{ kind: 'link', text: 'мне', url: 'mailto:a@example.org' }]],
])('it reads the marks of %j', (text, parts) => {
  expect(markedParts(text)).toEqual(parts);
});

test.each([
  '* * *',
  '2*3*4 и 5 * 6',
  '/* заметка */',
  '<b>Небо</b>',
  '[а](b)',
  '[а](javascript:alert`1`)',
  '[а](JaVaScript:x)',
  '[а](http://example.org)',
  '[а](//example.org)',
  '[а](/\\example.org)',
  '[а](https://user@example.org)',
  '![а](https://example.org',
])('it leaves %j as it is', (text) => {
  expect(markedParts(text)).toEqual([{ kind: 'text', text }]);
});

test('it takes the marks out of what is only read', () => {
  expect(plainText('*Свет* в [музее](https://example.org), **там**')).toBe('Свет в музее, там');
  expect(plainText('')).toBe('');
});
