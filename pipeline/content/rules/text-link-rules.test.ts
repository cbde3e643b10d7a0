import { expect, test } from 'vitest';
import {
  EN,
  expectError,
  type FaultRow,
  loadChanged,
  ofSeverity,
  RU_WORDS,
} from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'a script behind a link of a post',
    (d) => d.set('news.json', [0, 'content', 'text'], ['[тут](javascript:alert`1`)']),
    'news.json',
    'post 1, content.text #1',
    "the address 'javascript:alert`1`' starts with 'javascript:'",
    'use an address that starts with https: or mailto:',
  ],
  [
    'an address in a story that is none',
    (d) => d.set(RU_WORDS, ['landscape', 'art-2', 'text', '1'], '[тут](example.org)'),
    RU_WORDS,
    'landscape, art-2, text.1',
    "'example.org' is not an address",
    'write it in full, with https://',
  ],
  [
    'a page in the biography that the site does not have',
    (d) => d.set(EN, ['biography', 'lead'], 'See [this](/gallery/landscape/77).'),
    EN,
    'biography.lead',
    "the site has no page '/gallery/landscape/77'",
    'without a language',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test('it takes links to pages of the site, to others, and to people', async () => {
  const text =
    '[река](/gallery/landscape/2), [музей](https://example.org), [я](mailto:a@example.org)';
  const loaded = await loadChanged((d) => d.set('news.json', [0, 'content', 'text'], [text]));
  expect(ofSeverity(loaded, 'error')).toEqual([]);
});
