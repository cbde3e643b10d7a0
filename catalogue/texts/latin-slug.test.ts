import { expect, test } from 'vitest';
import { latinSlug } from './latin-slug.ts';

test.each([
  ['Ёлки и щука', 'yolki-i-shchuka'],
  ['Café — été', 'cafe-ete'],
  ['Зимний ёж'.normalize('NFD'), 'zimniy-yozh'],
  ['long '.repeat(40), 'long-'.repeat(12).slice(0, -1)],
  ['禅', ''],
])('writes %j in Latin letters as %j', (text, slug) => {
  expect(latinSlug(text)).toBe(slug);
});
