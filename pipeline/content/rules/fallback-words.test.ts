import { expect, test } from 'vitest';
import {
  EN,
  expectError,
  expectNotice,
  type FaultRow,
  loadChanged,
  RU,
} from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'an English word that is missing',
    (d) => d.unset(EN, ['about']),
    EN,
    'about',
    'the English word is missing',
    'until then the Russian one is shown',
  ],
  [
    'an English word that is empty',
    (d) => d.set(EN, ['lightbox', 'help'], ' '),
    EN,
    'lightbox.help',
    'the English word is missing',
    'translate it',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});

test.each<FaultRow>([
  [
    'a Russian word that is missing',
    (d) => d.unset(RU, ['about']),
    RU,
    'about',
    "'about' is missing",
    "add the field 'about'",
  ],
  [
    'an empty Russian word',
    (d) => d.set(RU, ['about'], ''),
    RU,
    'about',
    "'about' is empty",
    'fill it in',
  ],
  [
    'an English word of a wrong kind',
    (d) => d.set(EN, ['about'], 7),
    EN,
    'about',
    "'about' must be a text",
    'a text in quotation marks',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test('it takes the Russian word where English has none, and leaves all others as they are', async () => {
  const { content } = await loadChanged((d) =>
    d
      .set(RU, ['about'], 'О художнице')
      .unset(EN, ['about'])
      .set(RU, ['lightbox', 'help'], 'Подсказки')
      .set(EN, ['lightbox', 'help'], '')
      .set(RU, ['pages', 'label'], 'Страницы')
      .unset(EN, ['pages'])
      .set(EN, ['news'], 'News'),
  );
  expect(content?.words.en.translation).toMatchObject({
    about: 'О художнице',
    lightbox: { help: 'Подсказки', failed: 'failed' },
    pages: { label: 'Страницы' },
    news: 'News',
    biography: { lead: 'Born in Minsk' },
  });
});

test('it names a misspelt English word, and what was meant', async () => {
  const { problems } = await loadChanged((d) => d.unset(EN, ['about']).set(EN, ['abuot'], 'About'));
  expect(problems).toMatchObject([
    { severity: 'notice', message: 'the English word is missing' },
    { severity: 'error', message: "unknown field 'abuot', did you mean 'about'?" },
  ]);
});
