import { expect, test } from 'vitest';
import { mixedAlphabets } from './mixed-alphabets.ts';

test.each([
  ['холст, мaсло', 'мaсло', 'масло', 'latin a at 2'],
  ['truе', 'truе', 'true', 'cyrillic е at 4'],
  ['свiтанак', 'свiтанак', 'світанак', 'latin i at 3'],
  ['The eу of Europe', 'eу', 'ey', 'cyrillic у at 2'],
  ['Эти eу дома', 'eу', 'еу', 'latin e at 1'],
])('finds the letter of the other alphabet in %j', (text, word, suggestion, letter) => {
  const found = mixedAlphabets(text).map(({ alphabet, letter, position, ...each }) => {
    return { ...each, letter: `${alphabet} ${letter} at ${position}` };
  });
  expect(found).toEqual([{ word, suggestion, letter }]);
});

test.each([
  'QR-код',
  '3D-модель',
  'Wi-Fi и e-mail',
  'XIXв., XX век, Xго, IIй',
  'SMSка',
  'Instagramом',
  'галерея «Art House»',
  'фото_IMG2.jpg',
  'Қазақ көлі',
])('accepts %j', (text) => {
  expect(mixedAlphabets(text)).toEqual([]);
});
