import { expect, test } from 'vitest';
import { isPlainPress } from '#app/ui/island.ts';
import { leadsToDocument } from './notice.ts';

const HERE = new URL('https://example.org/gallery/dzen?id=2#content');

test.each([
  ['/gallery/dzen', true],
  ['?id=3', true],
  ['?id=2', true],
  ['#content', false],
  ['?id=2#_', false],
  ['https://example.com/gallery', false],
  ['mailto:a@example.org', false],
])('%s leads to another document: %s', (to, expected) => {
  expect(leadsToDocument(new URL(to, HERE), HERE)).toBe(expected);
});

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ altKey: true }, false],
])('leaves a press with %o to the browser unless it is plain', (part, expected) => {
  expect(isPlainPress({ ...PLAIN, ...part } as MouseEvent)).toBe(expected);
});
