import { expect, test } from 'vitest';
import { extractStyles } from './extract-styles.ts';

test('it replaces style attributes by rules, one for equal attributes', () => {
  const html = '<p style="--ratio:1.5">1</p><p style="--ratio:2">2</p><p style="--ratio:1.5">3</p>';
  expect(extractStyles(html)).toEqual({
    body: '<p data-style="0">1</p><p data-style="1">2</p><p data-style="0">3</p>',
    rules: '[data-style="0"]{--ratio:1.5}[data-style="1"]{--ratio:2}',
  });
});

test('it leaves texts and data alone', () => {
  const html =
    '<p>a style=&quot;b&quot;</p><script type="application/json">{"a":" style=\\"b\\""}</script>';
  expect(extractStyles(html)).toEqual({ body: html, rules: '' });
});
