import { expect, test } from 'vitest';
import { plainStylesheets } from './plain-stylesheets.ts';

test.each([
  [
    'a link',
    '<link rel="stylesheet" href="/assets/styles-1a2b.css#"/>',
    '<link rel="stylesheet" href="/assets/styles-1a2b.css"/>',
  ],
  [
    'the manifest',
    '"css":["/art/assets/styles-C_-9.css#"]',
    '"css":["/art/assets/styles-C_-9.css"]',
  ],
  [
    'words that only look like it',
    '<p>styles.css# is no address</p>',
    '<p>styles.css# is no address</p>',
  ],
])('it plainly names the stylesheet in %s', (_, before, after) => {
  expect(plainStylesheets(before)).toBe(after);
});
