import { expect, test } from 'vitest';
import { mixedAlphabets } from './mixed-alphabets.ts';

test.each([
  ['холст, мaсло', 'мaсло', 'масло', 'Latin a at 2'],
  ['80х60сm', 'сm', 'cm', 'Cyrillic с at 1'],
  ['truе', 'truе', 'true', 'Cyrillic е at 4'],
  ['Cирень', 'Cирень', 'Сирень', 'Latin C at 1'],
  ['свiтанак', 'свiтанак', 'світанак', 'Latin i at 3'],
  ['Лес и cор', 'cор', 'сор', 'Latin c at 1'],
  ['The eу of Europe', 'eу', 'ey', 'Cyrillic у at 2'],
  ['Эти eу дома', 'eу', 'еу', 'Latin e at 1'],
])('finds the letter of the other alphabet in %j', (text, word, suggestion, letter) => {
  const [found, ...others] = mixedAlphabets(text);
  expect(others).toEqual([]);
  const name = found?.alphabet === 'latin' ? 'Latin' : 'Cyrillic';
  expect([
    found?.word,
    found?.suggestion,
    `${name} ${found?.letter} at ${found?.position}`,
  ]).toEqual([word, suggestion, letter]);
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
])('takes %j as it is', (text) => {
  expect(mixedAlphabets(text)).toEqual([]);
});
