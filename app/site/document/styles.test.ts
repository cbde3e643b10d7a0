import { expect, test } from 'vitest';
import { extractStyles, firstStyles } from './styles.ts';

const BODY = `<main class="grid wide" data-kind="wall"><p hidden="" class="later">Text</p><p>Text</p></main>
<dialog class="modal">Text</dialog>`;

const stylesOf = (sheet: string) => firstStyles(sheet, BODY);

test.each([
  '.grid{margin:0}',
  '.wide .grid:focus{margin:0}',
  'p:before{margin:0}',
  'main>:nth-child(odd){margin:0}',
  '.grid:not(.absent){margin:0}',
  ':is(.absent,.grid)>p{margin:0}',
  '.grid:nth-child(-n+12){margin:0}',
  '[data-kind=wall]{margin:0}',
  'html[data-scrolled] .grid{margin:0}',
  '@layer ui{@media (width>620px){.grid{margin:0}}}',
  '.grid{animation:1s fade}@keyframes fade{0%{opacity:0}}',
  ':root{--gap:1px}.grid{gap:var(--gap)}',
  '[data-kind] [data-carried]{margin:0}',
])('keeps %s', (sheet) => {
  expect(stylesOf(sheet)).toBe(sheet);
});

test.each([
  '.absent{margin:0}',
  'h2{margin:0}',
  '.grid .absent{margin:0}',
  ':is(.absent,.later) p{margin:0}',
  '.grid:has(.absent){margin:0}',
  '.grid[data-kind=room]{margin:0}',
  '[data-painting] [data-carried]{margin:0}',
  '.modal{margin:0}',
  '.later{margin:0}',
  '@media (width>620px){.absent{margin:0}}',
  '@media print{.grid{margin:0}}',
  '@page{margin:0}',
  '@page labels{margin:0}',
  '.grid:is(:hover,:focus-visible) p{margin:0}',
  'html[data-ready] .grid{margin:0}',
  '@keyframes fade{0%{opacity:0}to{opacity:1}}',
  '@property --gap{syntax:"<length>";inherits:false;initial-value:0}',
])('drops %s', (sheet) => {
  expect(stylesOf(sheet)).toBe('');
});

test.each([
  ['.absent,.grid{margin:0}', '.grid{margin:0}'],
  [':root{--gap:1px;--speed:2s}.grid{gap:var(--gap)}', ':root{--gap:1px}.grid{gap:var(--gap)}'],
])('drops what nothing uses of %s', (sheet, rules) => {
  expect(stylesOf(sheet)).toBe(rules);
});

test('replaces style attributes by rules, one for equal attributes', () => {
  const html = '<p style="--ratio:1.5">1</p><p style="--ratio:2">2</p><p style="--ratio:1.5">3</p>';
  expect(extractStyles(html)).toEqual({
    body: '<p data-style="0">1</p><p data-style="1">2</p><p data-style="0">3</p>',
    rules: '[data-style="0"]{--ratio:1.5}[data-style="1"]{--ratio:2}',
  });
});

test('leaves texts and data alone', () => {
  const html =
    '<p>a style=&quot;b&quot;</p><script type="application/json">{"a":" style=\\"b\\""}</script>';
  expect(extractStyles(html)).toEqual({ body: html, rules: '' });
});
