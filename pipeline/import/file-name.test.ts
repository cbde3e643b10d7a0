import { expect, test } from 'vitest';
import { readFileName } from './file-name.ts';

const NOTHING = { title: '', desc: '', year: '' };

test.each([
  ['Зимнее утро', { title: 'Зимнее утро' }],
  [
    '012_Зимнее утро, холст, масло, 60x80, 2019',
    { title: 'Зимнее утро', desc: 'холст, масло, 60х80 см', year: '2019' },
  ],
  ['Сирень 40,5х60 см', { title: 'Сирень', desc: '40,5х60 см' }],
  ['Лодка 2018 г., 30*40', { title: 'Лодка', desc: '30х40 см', year: '2018' }],
  ['Zima_600x800mm', { title: 'Zima', desc: '60х80 см' }],
  ['Сад 0,6х0,8 м', { title: 'Сад', desc: '60х80 см' }],
  ['Сад 60х80х4 cм', { title: 'Сад', desc: '60х80 см' }],
  ['Сад 1920x1080', { title: 'Сад 1920x1080' }],
  ['Са\u00ADд\u00A0утром', { title: 'Сад утром' }],
  ['reka-v-mae', { title: 'Reka v mae' }],
  ['river_in_may_2021', { title: 'River in may', year: '2021' }],
  ['03. Кот', { title: 'Кот' }],
  ['7 утра', { title: '7 утра' }],
  ['Кот (2)', { title: 'Кот' }],
  ['Кот — копия', { title: 'Кот' }],
  ['Портрет, мама', { title: 'Портрет, мама' }],
  ['Старое дерево', { title: 'Старое дерево' }],
  ['Санкт-Петербург, Нева', { title: 'Санкт-Петербург, Нева' }],
  ['Санкт-Петербург', { title: 'Санкт-Петербург' }],
  ['Pine', { title: 'Pine' }],
  ['Image of a river', { title: 'Image of a river' }],
])('it reads %j', (stem, found) => {
  expect(readFileName(stem)).toEqual({ ...NOTHING, ...found });
});

test.each([
  'IMG_1234',
  'IMG_20190512_101500',
  'IMG-20190512-WA0001',
  'DSC01234',
  'DSC_0012 (1)',
  'P1010001',
  'PXL_20230512_101500123.MP',
  '2019-05-12 10.15.00',
  'photo_2023-05-12_10-15-00',
  'WhatsApp Image 2023-05-12 at 10.15.00',
  'Скан 12',
  '00012',
  'image',
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
])('it takes nothing from %j, which a device has given', (stem) => {
  expect(readFileName(stem)).toEqual(NOTHING);
});

test('it takes letters that a Mac has divided for what they are', () => {
  expect(readFileName('Зимний'.normalize('NFD')).title).toBe('Зимний');
});
