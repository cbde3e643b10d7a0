import { expect, test } from 'vitest';
import { readFileName } from './file-name.ts';

const NO_SALE = { isSold: false, price: '' };
const NOTHING = { title: '', desc: '', date: '', takenOn: '', convertedSize: '', ...NO_SALE };

/** Titles that look like other facts. */
const TITLES = [
  '100% шерсть',
  'Кое-где',
  '7 утра',
  'Дом - у реки. Вечер',
  '100 рублей',
  'Яблоки, не продано',
  'Проданная невеста',
];

test.each<[string, object]>([
  ['Сад, холст, 80 х 60 см, 2019 г..jpg', { title: 'Сад', desc: 'холст, 80х60 см', date: '2019' }],
  ['Сад (холст, 2019).jpg.jpg', { title: 'Сад', desc: 'холст', date: '2019' }],
  ['Утро. Холст, масло. 2019', { title: 'Утро', desc: 'холст, масло', date: '2019' }],
  ['Река%20весной.jpg', { title: 'Река весной' }],
  ['Са\u00ADд\u00A0утром', { title: 'Сад утром' }],
  ['Зимний'.normalize('NFD'), { title: 'Зимний' }],
  ['reka-v-mae', { title: 'Reka v mae' }],
  ['03. Кот', { title: 'Кот' }],
  ['Кот (2)', { title: 'Кот' }],
  ['DSC_0012 Река', { title: 'Река' }],
  ...TITLES.map((title): [string, object] => [title, { title }]),
  ['ПРОДАНО Яблоки.jpg', { title: 'Яблоки', isSold: true }],
  ['MVIMG_20190512_101500.jpg', { takenOn: '2019-05-12' }],
  ['PXL_20190512_101500123.MP', { takenOn: '2019-05-12' }],
  ['2019-05-12 10.15.00', { takenOn: '2019-05-12' }],
])('reads only certain facts of %j: %o', (file, found) => {
  expect(readFileName(file)).toEqual({ ...NOTHING, ...found });
});

test.each([
  ['Winter morning, oil on canvas, 32x24 in, 2019.jpg', 'oil on canvas, 81х61 см', '32x24 in'],
  ['Море, холст, масло, 1,2х0,9 м.jpg', 'холст, масло, 120х90 см', '1,2х0,9 м'],
  ['Сад, 32x24x1.5″', '81х61х4 см', '32x24x1.5″'],
  ['Сирень, 80х60 см (32x24 in)', '80х60 см', ''],
  ['Сад 1920x1080', '', ''],
  ['Триптих, 60х80', '', ''],
])('reads the size in %j', (file, desc, convertedSize) => {
  expect(readFileName(file)).toMatchObject({ desc, convertedSize });
});

test.each([
  ['20190512_Река.jpg', 'май 2019', 'Река'],
  ['Река, 2019-13', '', 'Река, 2019-13'],
  ['Река 31.02.2019', '', 'Река 31.02.2019'],
  ['Река 12 мая 2019', '12 мая 2019', 'Река'],
  ['Река, Минск, осень 2003', 'осень 2003', 'Река, Минск'],
  ['river_in_may_2021', '2021', 'River in may'],
  ['Портрет (начало 1990-х гг.)', 'начало 1990-х гг.', 'Портрет'],
  ['Дом, 2012–2015', '2012–2015', 'Дом'],
  ['Икона, XVII век', 'XVII век', 'Икона'],
  ['Весна 1945 года', '', 'Весна 1945 года'],
])('reads the date in %j', (file, date, title) => {
  expect(readFileName(file)).toMatchObject({ date, title });
});

test.each([
  'Мост, 12 000 руб.jpg',
  'Мост 12000р.',
  'Мост - $500',
  'Мост, 15 тыс. руб.',
  'Мост, цена 700',
  'Мост, холст, масло, 50х70, 12 000 руб.jpg',
])('leaves the price out of %j', (file) => {
  const desc = file.includes('холст') ? 'холст, масло, 50х70 см' : '';
  const price = expect.stringMatching(/\d/);
  expect(readFileName(file)).toEqual({ ...NOTHING, title: 'Мост', desc, price });
});

test.each([
  'IMG_1234',
  'IMG-20190512-WA0001',
  'DSC_0012 (1)',
  '_DSF1234',
  'P1010001',
  '100_0012',
  'Screenshot_20190512-101500_Instagram',
  'Снимок экрана 2023-05-12 в 10.15.00',
  'WhatsApp Image 2023-05-12 at 10.15.00',
  'FB_IMG_1557652500123',
  '61234567_123456789_n',
  'Без названия (2)',
  'Скан 12',
  'Jx4kQ9zLm2pWb7T',
  '3F2504E0-4F89-11D3-9A0C-0305E82C3301.jpg',
])('takes nothing from %j, which a device has given', (file) => {
  expect(readFileName(file)).toEqual(NOTHING);
});
