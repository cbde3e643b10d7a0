import { expect, test } from 'vitest';
import { LABELS } from '#catalogue/words/labels.ts';
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
    'a word that the application does not have',
    (d) => d.set(RU, ['greetingOfThePast'], 'Привет'),
    RU,
    'greetingOfThePast',
    "unknown field 'greetingOfThePast'",
    'the site does not use it',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});

test.each<FaultRow>([
  [
    'a word of a wrong kind',
    (d) => d.set(EN, ['about'], 7),
    EN,
    'about',
    "'about' must be a text",
    'a text in quotation marks',
  ],
  [
    'a misspelt word',
    (d) => d.unset(EN, ['about']).set(EN, ['abuot'], 'About'),
    EN,
    'abuot',
    "unknown field 'abuot', did you mean 'about'?",
    "use 'about'",
  ],
  [
    'a misspelt word of a group',
    (d) => d.set(EN, ['lightbox'], { previuos: 'Back' }),
    EN,
    'lightbox.previuos',
    "did you mean 'previous'?",
    "use 'previous'",
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test('it takes the words of the application where the folder has none of its own', async () => {
  const { content, problems } = await loadChanged((d) => {
    for (const key of Object.keys(LABELS.en)) d.unset(EN, [key]).unset(RU, [key]);
    return d
      .set(EN, ['about'], 'Who I am')
      .set(EN, ['news'], ' ')
      .set(RU, ['lightbox'], { help: 'Подсказки' });
  });
  expect(problems).toEqual([]);
  const { en, ru } = LABELS;
  expect(content?.words.en?.interface).toEqual({ ...en, about: 'Who I am' });
  expect(content?.words.ru?.interface).toEqual({
    ...ru,
    lightbox: { ...ru.lightbox, help: 'Подсказки' },
  });
});
