import { expect, test } from 'vitest';
import { cutAfterWord, firstSentence, shortTitle } from './short-title.ts';

test.each([
  ['a short text as it is, in one line', 'Утро\n  у реки ', 20, 'Утро у реки'],
  ['a long text up to its last whole word', 'Утро у реки', 10, 'Утро у…'],
  ['a long text without the comma it would end in', 'Снег, снег, снег', 12, 'Снег…'],
  ['the beginning of a single long word', 'а'.repeat(30), 10, `${'а'.repeat(9)}…`],
  ['whole characters of two units', '😀'.repeat(30), 10, `${'😀'.repeat(4)}…`],
])('keeps %s', (_, text, longest, expected) => {
  expect(cutAfterWord(text, longest)).toBe(expected);
});

test('limits the length of a title', () => {
  expect(shortTitle('Кот спит. '.repeat(500)).length).toBeLessThanOrEqual(100);
});

test.each([
  ['I paint. I teach.', 'I paint.'],
  ['Родилась в 1975 г. в Витебске. Пишет маслом.', 'Родилась в 1975 г. в Витебске.'],
  ['Родилась в 1975 г. Училась в Минске.', 'Родилась в 1975 г.'],
  ['Пишет цветы, птиц и т. д. маслом. Учит.', 'Пишет цветы, птиц и т. д. маслом.'],
  ['Пишет цветы, птиц и т. д. Учит детей.', 'Пишет цветы, птиц и т. д.'],
  ['Училась у А. С. Иванова. Пишет.', 'Училась у А. С. Иванова.'],
  ['Мастерская на ул. Мира, д. 5. Приходите.', 'Мастерская на ул. Мира, д. 5.'],
  ['Lives in St. Petersburg with Dr. Brown. Paints.', 'Lives in St. Petersburg with Dr. Brown.'],
  ['«Пишу каждый день!» Так говорит она.', '«Пишу каждый день!»'],
  ['«Пишу!» — говорит она. И пишет.', '«Пишу!» — говорит она.'],
  ['Works since 2.5 years', 'Works since 2.5 years'],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
