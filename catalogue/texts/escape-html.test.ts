import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['<script>', '&lt;script&gt;'],
  [`"'`, '&quot;&#39;'],
  ['&amp;', '&amp;amp;'],
  ['Река «Свислочь»', 'Река «Свислочь»'],
])('it makes %s harmless', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
});
