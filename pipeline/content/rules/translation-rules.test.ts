import { test } from 'vitest';
import { EN, expectNotice, type FaultRow, RU } from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'an English biography that lacks a paragraph',
    (d) => d.set(RU, ['biography', 'text', '2'], 'Живёт в Крыму'),
    EN,
    'biography.text.2',
    'the English text is missing',
    'translate it',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
