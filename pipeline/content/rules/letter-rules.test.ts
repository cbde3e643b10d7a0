import { expect, test } from 'vitest';
import { expectNotice, type FaultRow, loadChanged, RU } from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'letters of another script',
    (d) => d.set(RU, ['biography', 'lead'], 'Училась у мастера 陈'),
    RU,
    '',
    'the fonts of the site have no 陈',
    'another font may show them',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});

test.each([
  ['Kazakh', 'Әйгерім Құсайынқызы салған көл'],
  ['Tatar', 'Җиләк җыючы кыз, Үзәк өлкә'],
  ['Serbian', 'Ђорђе слика њиве и љиљане'],
  ['Polish', 'Zażółć gęślą jaźń'],
])('it takes letters of %s without a word', async (_, text) => {
  const { problems } = await loadChanged((d) => d.set(RU, ['biography', 'lead'], text));
  expect(problems).toEqual([]);
});
