import { expect, test } from 'vitest';
import { firstSentence } from './sentences.ts';

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
